import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';
import { greatestStake, isOffered } from '../round/stake-steps.ts';

/**
 * The stake with the ways to change it at once. It is fixed while a round or autoplay runs. Half and double are exactly
 * that: where they are not offered, or what is typed is no stake, there is none.
 */
export function useStake() {
  const play = usePlayBase();
  const { stake, stakes, server, balance, phase, autoplay } = usePlaySnapshot();
  const isFixed = phase !== 'idle' || autoplay !== null;
  const isWrong = play.numbers.problems().some(({ name }) => name === 'stake');
  const can = (wished: bigint) => !isFixed && !isWrong && isOffered(server, stakes, wished);
  const greatest = greatestStake(server, stakes, balance);
  const canHalf = can(stake / 2n);
  const canDouble = can(stake * 2n);
  return {
    least: stakes[0] ?? 0n,
    greatest: stakes.at(-1) ?? 0n,
    isFixed,
    canHalf,
    canDouble,
    canPayAny: greatest !== null,
    half: () => canHalf && play.setStake(stake / 2n),
    double: () => canDouble && play.setStake(stake * 2n),
    toGreatest: () => greatest !== null && play.setStake(greatest),
  };
}
