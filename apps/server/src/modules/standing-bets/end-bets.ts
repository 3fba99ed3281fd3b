import { knownCurrency } from '@ikka/money';
import type { Post, Transfer } from '../ledger/index.ts';
import { openGuard } from '../protection/index.ts';
import { endingIdOf, transferIdsOf } from '../rounds/index.ts';
import type { StandingParts } from './parts.ts';
import { type Ending, endBets, openOfMarket, type StandingBet } from './store.ts';

/** What becomes of an open bet. */
export type Outcome = { readonly does: 'settle'; readonly payout: bigint } | { readonly does: 'return' };

const batchSize = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** What ends a bet is posted even for a suspended member, and however late: it began before. */
const ofOld = { evenSuspended: true, evenLate: true } as const;

export interface MarketEnd {
  /** Bets that this call ended. */
  readonly ended: number;
}

/**
 * Ends every open bet of a market, batch by batch, each of them one transaction that moves its money and writes its rows. Safe to
 * repeat, and to run in several processes: the ledger takes the end of a bet once. A bet that ends otherwise meanwhile stays so.
 */
export async function endMarket(
  parts: StandingParts,
  { market, resultVersion }: { readonly market: string; readonly resultVersion: number | null },
  outcomeOf: (bet: StandingBet) => Outcome,
): Promise<MarketEnd> {
  let ended = 0;
  for (let after = first; ; ) {
    const bets = await openOfMarket(parts.database.db, market, after, batchSize);
    const last = bets.at(-1);
    if (last === undefined) return { ended };
    ended += await endBatch(
      parts,
      bets.map((bet) => ({ bet, outcome: outcomeOf(bet) })),
      resultVersion,
    );
    after = last.id;
  }
}

/** Ends one bet; false where it ended before. */
export async function endOne(parts: StandingParts, bet: StandingBet, outcome: Outcome): Promise<boolean> {
  return (await endBatch(parts, [{ bet, outcome }], null)) === 1;
}

interface Decided {
  readonly bet: StandingBet;
  readonly outcome: Outcome;
}

async function endBatch(
  parts: StandingParts,
  decided: readonly Decided[],
  resultVersion: number | null,
): Promise<number> {
  // Whatever is read is read before: a transaction of the desk waits for no other connection.
  const posts = await Promise.all(decided.map((one) => postOf(parts, one)));
  const now = parts.clock.now();
  const done = await parts.desk.transact(async (tx, post) => {
    const outcomes = await post(posts);
    const taken = decided.filter((_, at) => outcomes[at]?.status !== 'refused');
    await endBets(
      tx,
      taken.map(({ bet, outcome }) => endingOf(bet, outcome, resultVersion)),
      now,
    );
    return decided.filter((_, at) => outcomes[at]?.status === 'posted');
  });
  for (const { bet, outcome } of done) tell(parts, bet, outcome);
  return done.length;
}

const endingOf = ({ id, stake }: StandingBet, outcome: Outcome, resultVersion: number | null): Ending =>
  outcome.does === 'settle'
    ? { id, state: 'settled', payout: outcome.payout, resultVersion }
    : { id, state: 'returned', payout: stake, resultVersion: null };

async function postOf(parts: StandingParts, { bet, outcome }: Decided): Promise<Post> {
  const { ledger } = parts;
  const { memberId, stake } = bet;
  const code = parts.currencyCode(bet.currency);
  const [cash, inPlay, vendor] = await Promise.all([
    ledger.memberAccount(memberId, 'cash', code),
    ledger.memberAccount(memberId, 'in_play', code),
    ledger.houseAccount('vendor', code, bet.vendorCode),
  ]);
  const shared = { ...ofOld, reference: bet.id };
  const id = endingIdOf(bet.id);
  if (outcome.does === 'return') {
    const guard = await guardFor(parts, bet);
    const returned: Transfer = {
      ...shared,
      id,
      debit: inPlay,
      credit: cash,
      amount: stake,
      kind: 'stake_returned',
    };
    return { transfers: [returned, ...(await guard.returned(stake, { by: id, stake: bet.id }))] };
  }
  const settled: Transfer = {
    ...shared,
    id,
    debit: inPlay,
    credit: vendor,
    amount: stake,
    kind: 'stake_settled',
  };
  const { payout } = outcome;
  if (payout === 0n) return { transfers: [settled] };
  const guard = await guardFor(parts, bet);
  const paid: Transfer = {
    ...shared,
    id: transferIdsOf(bet.id).payout,
    debit: vendor,
    credit: cash,
    amount: payout,
    kind: 'payout',
  };
  return { transfers: [settled, paid, ...(await guard.restored(payout, bet.id))] };
}

const guardFor = (parts: StandingParts, { memberId, currency }: StandingBet) =>
  knownCurrency(currency).isTrial ? Promise.resolve(openGuard) : parts.guardOf({ memberId, currency });

function tell({ facts }: StandingParts, bet: StandingBet, outcome: Outcome): void {
  const { memberId, currency, gameId, stake } = bet;
  facts.publish('BalanceChanged', { memberId });
  if (outcome.does === 'return') return;
  facts.publish('RoundSettled', {
    roundId: bet.id,
    memberId,
    gameId,
    stake,
    payout: outcome.payout,
    currency,
    isTrial: knownCurrency(currency).isTrial,
  });
}
