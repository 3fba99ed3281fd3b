import type { Post, Transfer } from '../../ledger/index.ts';
import { settledFact } from '../../plays/index.ts';
import type { PlayGuard } from '../../protection/index.ts';
import type { RoundsParts } from '../index.ts';
import { endingIdOf, transferIdsOf } from '../play.ts';
import { type HeldSeat, unknownVersion } from '../seats.ts';
import { attachEnded, type OpenRound, openRoundMovedOn, type RoundEnding } from './store.ts';

/** What ends a round is posted even for a suspended member, and however late: it began before. */
const ofOld = { evenSuspended: true, evenLate: true } as const;

/** A round that ends: all that was staked in it, and what it pays; both in smallest units. */
interface Settling extends Pick<OpenRound, 'id' | 'memberId' | 'currency' | 'vendorCode'> {
  readonly staked: bigint;
  readonly payout: bigint;
}

/**
 * Ends an open round in one durable batch: the stake leaves what is in play, the payout comes, the record is written. With a
 * payout of null the stake goes back instead. False where another process ended it or moved it on meanwhile.
 */
export async function endRound(
  parts: RoundsParts,
  seat: HeldSeat,
  round: OpenRound,
  ending: RoundEnding,
): Promise<boolean> {
  const post = await planPost(parts, round, ending);
  try {
    const outcome = await parts.ledger.post(post);
    if (outcome.status !== 'posted') return notPosted(round, outcome);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === openRoundMovedOn) return false;
    throw error;
  }
  publishEnding(parts, seat, round, ending);
  return true;
}

/** The id of the ending was posted before: by another process, which ended the round otherwise or just so. */
function notPosted(round: OpenRound, outcome: { readonly status: string; readonly reason?: string }): false {
  if (outcome.status === 'duplicate' || outcome.reason === 'id_reused') return false;
  throw new Error(`the ledger refused the end of round ${round.id}: ${outcome.reason}`);
}

async function planPost(parts: RoundsParts, round: OpenRound, ending: RoundEnding): Promise<Post> {
  // Read anew: the limits of now are the ones that a payout makes room in.
  const guard = await parts.guardOf({ memberId: round.memberId, currency: round.currency });
  const staked = round.stake + ending.addedStake;
  const { payout } = ending;
  const transfers =
    payout === null
      ? await returningTransfers(parts, { ...round, staked }, guard)
      : await settlingTransfers(parts, { ...round, staked, payout }, guard);
  return { transfers, attach: [attachEnded(ending)] };
}

/** What settles a round: all that was staked leaves what is in play, and the payout comes. */
export async function settlingTransfers(
  parts: RoundsParts,
  round: Settling,
  guard: PlayGuard,
): Promise<Transfer[]> {
  const { id, memberId, staked, payout } = round;
  const currency = parts.currencyCode(round.currency);
  const [cash, inPlay, vendor] = await Promise.all([
    parts.ledger.memberAccount(memberId, 'cash', currency),
    parts.ledger.memberAccount(memberId, 'in_play', currency),
    parts.ledger.houseAccount('vendor', currency, round.vendorCode),
  ]);
  const shared = { ...ofOld, reference: id };
  const settled = { ...shared, id: endingIdOf(id), debit: inPlay, credit: vendor, amount: staked };
  const transfers: Transfer[] = [{ ...settled, kind: 'stake_settled' }];
  if (payout === 0n) return transfers;
  const paid = { ...shared, id: transferIdsOf(id).payout, debit: vendor, credit: cash, amount: payout };
  return [...transfers, { ...paid, kind: 'payout' }, ...(await guard.restored(payout, id))];
}

async function returningTransfers(
  parts: RoundsParts,
  { id, memberId, currency: code, staked }: Omit<Settling, 'payout'>,
  guard: PlayGuard,
): Promise<Transfer[]> {
  const currency = parts.currencyCode(code);
  const [credit, debit] = await Promise.all([
    parts.ledger.memberAccount(memberId, 'cash', currency),
    parts.ledger.memberAccount(memberId, 'in_play', currency),
  ]);
  const back = { ...ofOld, id: endingIdOf(id), reference: id, debit, credit, amount: staked };
  const returned = await guard.returned(staked, { by: back.id, stake: id });
  return [{ ...back, kind: 'stake_returned' }, ...returned];
}

/** Tells what became of a round once its end is posted. `round.stake` and what was added to it are its stake. */
export function publishEnding(
  parts: RoundsParts,
  seat: HeldSeat,
  round: OpenRound,
  { payout, addedStake }: Pick<RoundEnding, 'payout' | 'addedStake'>,
): void {
  const { memberId } = round;
  // One transfer came to the cash account; a version that is wrong all the same is refused as stale and read again.
  if (payout !== 0n && seat.cashVersion !== unknownVersion) seat.cashVersion += 1n;
  if (payout !== null) {
    const play = { ...round, stake: round.stake + addedStake, payout };
    parts.facts.publish('PlaySettled', settledFact(play, { proof: 'seeds', settledAt: parts.clock.now() }));
  }
  parts.facts.publish('BalanceChanged', { memberId });
}
