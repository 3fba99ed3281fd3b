import { commit, openStream } from '@ikka/fair';
import {
  COINS_PER_STAKE,
  drawRound,
  payoutOf,
  presentRound,
  REEL_COUNT,
  type RoundView,
  STOP_COUNT,
} from '@ikka/karakoram-25/rules';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';
import type { Claim } from './claim.ts';

/** One reading of four bytes for one reel. */
export interface Draw {
  reel: number;
  bytes: string;
  number: number;
  stop: number;
}

export interface Verdict {
  /** SHA-256 of the server seed. */
  commitment: string;
  /** Whether it is the one claimed; null where none was. */
  commitmentMatches: boolean | null;
  round: RoundView;
  payout: string;
  payoutMatches: boolean | null;
  /** The draws of each spin, in reel order. */
  draws: Draw[][];
}

/**
 * Recomputes a round from its seeds with the same code that the server plays with, and reads the stream once more, word by
 * word, for the table of draws. The claim must be free of `claimErrors`.
 */
export function verifyRound(claim: Claim): Verdict {
  const seeds = { serverSeed: claim.serverSeed, clientSeed: claim.clientSeed, nonce: Number(claim.nonce) };
  const currency = currencyOf(claim.currency);
  const stake = currency ? parseAmount(claim.stake, currency) : null;
  if (!currency || stake === null) throw new RangeError('a claim is judged before it is verified');
  const round = presentRound(drawRound(openStream(seeds)));
  const payout = formatAmount(payoutOf(round.totalCoins, stake), currency);
  const words = openStream(seeds);
  const draws = round.spins.map(() =>
    Array.from({ length: REEL_COUNT }, (_, reel): Draw => {
      // 32 stops divide 2^32, so no word is ever rejected and each reel takes exactly one.
      const number = words.u32();
      return {
        reel: reel + 1,
        bytes: (number.toString(16).padStart(8, '0').match(/../g) ?? []).join(' '),
        number,
        stop: Math.floor((number * STOP_COUNT) / 2 ** 32),
      };
    }),
  );
  const commitment = commit(claim.serverSeed);
  return {
    commitment,
    commitmentMatches: claim.commitment === '' ? null : commitment === claim.commitment,
    round,
    payout,
    payoutMatches: claim.booked === '' ? null : claim.booked === payout,
    draws,
  };
}

export const coinsPerStake = COINS_PER_STAKE;
export const stopCount = STOP_COUNT;
