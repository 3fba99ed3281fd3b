import { currencyOf } from '@ikka/money';
import { derivedId, type Post } from '../../ledger/index.ts';
import type { RoundsParts } from '../index.ts';
import { transferIdsOf } from '../play.ts';
import { type HeldSeat, unknownVersion } from '../seats.ts';
import { attachEnded, type OpenRound, openRoundMovedOn, type RoundEnding } from './store.ts';

/** What ends a round is posted even for a suspended member, and however late: it began before. */
const ofOld = { evenSuspended: true, evenLate: true } as const;

/** Settling and returning begin with a transfer of one id, so that only one of them can ever be posted. */
const endingOf = (roundId: string) => derivedId(transferIdsOf(roundId).stake, 'ending');

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
  publish(parts, seat, round, ending);
  return true;
}

/** The id of the ending was posted before: by another process, which ended the round otherwise or just so. */
function notPosted(round: OpenRound, outcome: { readonly status: string; readonly reason?: string }): false {
  if (outcome.status === 'duplicate' || outcome.reason === 'id_reused') return false;
  throw new Error(`the ledger refused the end of round ${round.id}: ${outcome.reason}`);
}

async function planPost(parts: RoundsParts, round: OpenRound, ending: RoundEnding): Promise<Post> {
  const currency = parts.currencyCode(round.currency);
  const { memberId } = round;
  // Read anew: the limits of now are the ones that a payout makes room in.
  const [cash, inPlay, vendor, guard] = await Promise.all([
    parts.ledger.memberAccount(memberId, 'cash', currency),
    parts.ledger.memberAccount(memberId, 'in_play', currency),
    parts.ledger.houseAccount('vendor', currency, round.vendorCode),
    parts.guardOf({ memberId, currency: round.currency }),
  ]);
  const shared = { ...ofOld, reference: round.id };
  const fromPlay = { ...shared, id: endingOf(round.id), debit: inPlay, amount: round.stake };
  const attach = [attachEnded(ending)];
  if (ending.payout === null) {
    const returned = await guard.returned(round.stake, { by: fromPlay.id, stake: round.id });
    return { transfers: [{ ...fromPlay, credit: cash, kind: 'stake_returned' }, ...returned], attach };
  }
  const settled = { ...fromPlay, credit: vendor, kind: 'stake_settled' as const };
  if (ending.payout === 0n) return { transfers: [settled], attach };
  const paid = {
    ...shared,
    id: transferIdsOf(round.id).payout,
    debit: vendor,
    credit: cash,
    amount: ending.payout,
    kind: 'payout' as const,
  };
  return { transfers: [settled, paid, ...(await guard.restored(ending.payout, round.id))], attach };
}

function publish(parts: RoundsParts, seat: HeldSeat, round: OpenRound, { payout }: RoundEnding): void {
  const { id: roundId, memberId, gameId, stake, currency } = round;
  // One transfer came to the cash account; a version that is wrong all the same is refused as stale and read again.
  if (payout !== 0n && seat.cashVersion !== unknownVersion) seat.cashVersion += 1n;
  if (payout !== null) {
    const isTrial = currencyOf(currency)?.isTrial ?? false;
    parts.facts.publish('RoundSettled', { roundId, memberId, gameId, stake, payout, currency, isTrial });
  }
  parts.facts.publish('BalanceChanged', { memberId });
}
