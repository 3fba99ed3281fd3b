import { openStream, type WatchedDraw } from '@ikka/fair';
import { type JsonValue, judgeClaim, recomputeRound } from '@ikka/game-kit';
import { presentRound, REEL_COUNT, type RoundView, readOutcome, STOP_COUNT } from '@ikka/karakoram-25/rules';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';
import { betOf, type Claim } from '../../parts/rounds/claim.ts';
import { verifiableGames } from './verifiable-games.ts';

/** One reading of four bytes for one reel. */
export interface Draw {
  reel: number;
  bytes: string;
  number: number;
  stop: number;
}

/** One number that a game took from the stream. */
export interface PlainDraw {
  readonly bytes: string;
  readonly number: number;
  /** The n of n equally likely results, or null where the number itself is the result. */
  readonly of: number | null;
  readonly value: number;
}

interface Judged {
  /** SHA-256 of the server seed. */
  commitment: string;
  /** Whether it is the one claimed; null where none was. */
  commitmentMatches: boolean | null;
  payout: string;
  payoutMatches: boolean | null;
}

/** A slot's round: its spins, and the draws of each in reel order. */
export interface SlotVerdict extends Judged {
  kind: 'slot';
  round: RoundView;
  draws: Draw[][];
}

/** A round of any other game, in what was chosen and drawn. */
export interface PlainVerdict extends Judged {
  kind: 'plain';
  choice: JsonValue;
  outcome: JsonValue;
  draws: readonly PlainDraw[];
}

export type Verdict = SlotVerdict | PlainVerdict;

/**
 * Recomputes a round from its seeds with the same code that the server plays with, and tells every number that it took from
 * the stream. The claim must be free of `claimErrors`.
 */
export function verifyRound(claim: Claim): Verdict {
  const { game: code, version, serverSeed, clientSeed } = claim;
  const seeds = { serverSeed, clientSeed, nonce: Number(claim.nonce) };
  const currency = currencyOf(claim.currency);
  const stake = currency ? parseAmount(claim.stake, currency) : null;
  if (!currency || stake === null) throw new RangeError('a claim is judged before it is verified');
  const games = verifiableGames.map(({ game }) => game);
  const choice = betOf(claim) as JsonValue;
  const round = recomputeRound(games, { game: code, version, ...seeds, stake, choice });
  if ('refused' in round) throw new RangeError(`a claim is judged before it is verified: ${round.refused}`);
  const booked = claim.booked === '' ? null : parseAmount(claim.booked, currency);
  const { commitmentHolds, payoutHolds } = judgeClaim(
    { commitment: claim.commitment, outcome: round.outcome, payout: booked ?? 0n },
    round,
  );
  const judged: Judged = {
    commitment: round.commitment,
    commitmentMatches: claim.commitment === '' ? null : commitmentHolds,
    payout: formatAmount(round.payout, currency),
    payoutMatches: booked === null ? null : payoutHolds,
  };
  const slot = code === 'karakoram-25' ? readOutcome(round.outcome) : undefined;
  if (slot) {
    const view = presentRound(slot);
    return { ...judged, kind: 'slot', round: view, draws: reelDraws(seeds, view.spins.length) };
  }
  const draws: PlainDraw[] = [];
  const bet = games.find((game) => game.code === code && game.version === version)?.readBet(stake, choice);
  if (bet && !('refused' in bet)) bet.draw(seeds, (draw) => draws.push(plainDraw(draw)));
  return { ...judged, kind: 'plain', choice, outcome: round.outcome, draws };
}

/** Reads the stream once more, word by word. 32 stops divide 2^32, so no word is ever rejected and each reel takes one. */
function reelDraws(seeds: Parameters<typeof openStream>[0], spins: number): Draw[][] {
  const words = openStream(seeds);
  return Array.from({ length: spins }, () =>
    Array.from({ length: REEL_COUNT }, (_, reel): Draw => {
      const number = words.u32();
      return {
        reel: reel + 1,
        bytes: bytesOf(number),
        number,
        stop: Math.floor((number * STOP_COUNT) / 2 ** 32),
      };
    }),
  );
}

function plainDraw({ word, below, value }: WatchedDraw): PlainDraw {
  return { bytes: bytesOf(word), number: word, of: below, value };
}

function bytesOf(word: number): string {
  return (
    word
      .toString(16)
      .padStart(word < 2 ** 32 ? 8 : 14, '0')
      .match(/../g) ?? []
  ).join(' ');
}

export const stopCount = STOP_COUNT;
