import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';
import { greatestStake, nearestStake } from '../round/stake-steps.ts';

/** The stake with the ways to change it at once. It is fixed while a round or autoplay runs. */
export function useStake() {
  const play = usePlayBase();
  const { stake, stakes, server, balance, phase, autoplay } = usePlaySnapshot();
  const to = (wished: bigint) => play.setStake(nearestStake(server, stakes, wished));
  const greatest = greatestStake(server, stakes, balance);
  return {
    stake,
    least: stakes[0] ?? 0n,
    greatest: stakes.at(-1) ?? 0n,
    isFixed: phase !== 'idle' || autoplay !== null,
    canPayAny: greatest !== null,
    set: to,
    half: () => to(stake / 2n),
    double: () => to(stake * 2n),
    toGreatest: () => greatest !== null && play.setStake(greatest),
  };
}
