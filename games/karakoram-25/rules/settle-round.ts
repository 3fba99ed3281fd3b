import type { RoundOutcome } from './draw-round.ts';
import { presentRound } from './present-round.ts';
import { COINS_PER_STAKE } from './sheet.ts';

/** [K10] What so many coins are worth at a stake, in smallest units. Exact, because the stake is whole coins. */
export function payoutOf(coins: number, stake: bigint): bigint {
  if (stake <= 0n || stake % BigInt(COINS_PER_STAKE) !== 0n) {
    throw new RangeError(`a stake is a positive multiple of ${COINS_PER_STAKE} smallest units`);
  }
  return BigInt(coins) * (stake / BigInt(COINS_PER_STAKE));
}

/** [K10] The total return of a round in smallest units; 0n when nothing won. */
export function settleRound(stake: bigint, outcome: RoundOutcome): bigint {
  return payoutOf(presentRound(outcome).totalCoins, stake);
}
