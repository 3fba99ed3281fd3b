import { strict as assert } from 'node:assert';
import { knownCurrency } from '@ikka/money';
import { type AttachedRow, derivedId, type Post, type Transfer } from '../ledger/index.ts';
import { settledFact } from '../plays/index.ts';
import { openGuard, type PlayGuard } from '../protection/index.ts';
import { endingIdOf, payoutIdOf } from '../rounds/index.ts';
import { type Ending, endBets } from './endings-store.ts';
import type { StandingParts } from './parts.ts';
import { type BetPlace, findBet, openOfMarket, type StandingBet } from './store.ts';

/** What becomes of a bet by the results that are known. Payout and rebate are for what still stands of its stake. */
export type Outcome =
  | {
      readonly does: 'settle';
      readonly payout: bigint;
      /** What of the stake comes back by the terms of the bet, whether it won or lost. */
      readonly rebate?: bigint;
    }
  | { readonly does: 'return' }
  /** Other markets that decide it have no result yet. */
  | { readonly does: 'wait' };
export type Decision = Exclude<Outcome, { does: 'wait' }>;

export type OutcomeOf = (bet: StandingBet) => Outcome | Promise<Outcome>;

const batchSize = 1_000;
/** Batches of a market that are written at the same time, each at a desk of its own. */
export const batchesAtOnce = 2;

/** What ends a bet is posted even for a suspended member, and however late: it began before. */
export const ofOld = { evenSuspended: true, evenLate: true } as const;

export interface MarketEnd {
  /** Bets that this call ended. */
  readonly ended: number;
}

export interface Decided {
  readonly bet: StandingBet;
  readonly outcome: Decision;
}

/**
 * Ends every open bet that a market decides, batch by batch, each of them one transaction that moves its money and writes its rows. Safe
 * to repeat, and to run in several processes: a bet ends once. One that ends otherwise meanwhile stays so; one that was changed or of which
 * a part was cashed out meanwhile, or that waits for other markets, is left for the next call.
 */
export async function endMarket(
  parts: StandingParts,
  { market, resultVersion }: { readonly market: string; readonly resultVersion: number | null },
  outcomeOf: OutcomeOf,
): Promise<MarketEnd> {
  let ended = 0;
  const writing: Promise<number>[] = [];
  const pages = pagesOf((page) => openOfMarket(parts.database.db, { market, ...page }));
  for await (const bets of pages) {
    // A batch is made ready while those before it are written.
    const batch = await readyBatch(parts, await decide(bets, outcomeOf));
    if (writing.length === batchesAtOnce) ended += (await writing.shift()) ?? 0;
    const written = endBatch(parts, batch, resultVersion);
    // A fault is thrown where it is awaited; until then it must not end the process.
    written.catch(() => undefined);
    writing.push(written);
  }
  for (const written of writing) ended += await written;
  return { ended };
}

/** Bets member by member, so many at once. */
export async function* pagesOf(
  read: (page: { readonly after: BetPlace | null; readonly limit: number }) => Promise<StandingBet[]>,
): AsyncGenerator<StandingBet[], void> {
  for (let after: BetPlace | null = null; ; ) {
    const bets = await read({ after, limit: batchSize });
    const last = bets.at(-1);
    if (last === undefined) return;
    yield bets;
    after = last;
  }
}

/** What is decided of these bets; those that wait are left out. */
export async function decide(bets: readonly StandingBet[], outcomeOf: OutcomeOf): Promise<Decided[]> {
  const outcomes = await Promise.all(bets.map(outcomeOf));
  return bets.flatMap((bet, at) => {
    const outcome = outcomes[at];
    return outcome === undefined || outcome.does === 'wait' ? [] : [{ bet, outcome }];
  });
}

/** Gives back what still stands of a bet, with what the product writes in the same transaction; false where it ended before. */
export async function takeBack(
  parts: StandingParts,
  { id }: Pick<StandingBet, 'id'>,
  attach: readonly AttachedRow[] = [],
): Promise<boolean> {
  // A part that is cashed out meanwhile makes it another bet, once or twice.
  for (;;) {
    const bet = await findBet(parts.database.db, id);
    if (bet?.state !== 'open') return false;
    const batch = await readyBatch(parts, [{ bet, outcome: { does: 'return' } }], attach);
    if ((await endBatch(parts, batch, null)) === 1) return true;
  }
}

/** A bet with what becomes of it, and the money that moves by it. */
interface Ready extends Decided {
  readonly own: Post;
}

/** Whatever is read for a batch is read before it: a transaction of the desk waits for no other connection. */
async function readyBatch(
  parts: StandingParts,
  decided: readonly Decided[],
  attach: readonly AttachedRow[] = [],
): Promise<Ready[]> {
  const bettors = await bettorsOf(parts, decided);
  const posts = await Promise.all(decided.map((one) => postOf(bettors(one.bet), one)));
  return decided.map((one, at) => {
    const post = posts[at];
    assert(post, 'there is a post for each bet');
    return { ...one, own: { ...post, attach } };
  });
}

/** Whose bet it is: the accounts between which its money moves, and the limits in which what comes back makes room. */
interface Bettor {
  readonly accounts: Awaited<ReturnType<typeof accountsOf>>;
  readonly guard: PlayGuard;
}

/** What is known of the members of a batch, read once for all of a member's bets; limits only of those to whom something comes back. */
async function bettorsOf(
  parts: StandingParts,
  decided: readonly Decided[],
): Promise<(bet: StandingBet) => Bettor> {
  const keyOf = ({ memberId, currency, vendorCode }: StandingBet) => `${memberId}/${currency}/${vendorCode}`;
  const bets = new Map(decided.map(({ bet }) => [keyOf(bet), bet]));
  const getsBack = new Set(
    decided.filter(({ outcome }) => backOf(outcome) !== 0n).map(({ bet }) => keyOf(bet)),
  );
  const known = new Map(
    await Promise.all(
      [...bets].map(async ([key, bet]): Promise<[string, Bettor]> => {
        const guard = getsBack.has(key) ? guardFor(parts, bet) : openGuard;
        return [key, { accounts: await accountsOf(parts, bet), guard: await guard }];
      }),
    ),
  );
  return (bet) => {
    const bettor = known.get(keyOf(bet));
    assert(bettor, 'every member of a batch was looked up');
    return bettor;
  };
}

/** What an outcome pays; null where it gives the stake back instead. */
const backOf = (outcome: Decision): bigint | null =>
  outcome.does === 'return' ? null : outcome.payout + (outcome.rebate ?? 0n);

async function endBatch(
  parts: StandingParts,
  batch: readonly Ready[],
  resultVersion: number | null,
): Promise<number> {
  if (batch.length === 0) return 0;
  const now = parts.clock.now();
  const done = await parts.desk.transact(async (tx, post) => {
    const ended = await endBets(
      tx,
      batch.map((one) => endingOf(one, resultVersion)),
      now,
    );
    const taken = batch.filter(({ bet }) => ended.has(bet.id));
    const outcomes = await post(taken.map(({ own }) => own));
    for (const [at, outcome] of outcomes.entries()) {
      assert(outcome.status === 'posted', `the ledger does not end bet ${taken[at]?.bet.id}`);
    }
    return taken;
  });
  tellAll(parts, done);
  return done.length;
}

/** How the row of a bet stands after an outcome. */
export function endingOf({ bet, outcome }: Decided, resultVersion: number | null): Ending {
  const { id, standingStake, edition, revision, cashedOut, stake } = bet;
  const known = { id, standingStake, edition, revision, resultVersion };
  if (outcome.does === 'settle') {
    return {
      ...known,
      state: 'settled',
      payout: cashedOut + outcome.payout,
      rebate: outcome.rebate ?? 0n,
    };
  }
  return standingStake === stake
    ? { ...known, state: 'returned', payout: stake, rebate: 0n }
    : { ...known, state: 'cashed_out', payout: cashedOut, rebate: 0n };
}

/** The accounts between which a bet's money moves. */
export async function accountsOf(
  { ledger, currencyCode }: StandingParts,
  { memberId, currency, vendorCode }: Pick<StandingBet, 'memberId' | 'currency' | 'vendorCode'>,
) {
  const code = currencyCode(currency);
  const [cash, inPlay, vendor] = await Promise.all([
    ledger.memberAccount(memberId, 'cash', code),
    ledger.memberAccount(memberId, 'in_play', code),
    ledger.houseAccount('vendor', code, vendorCode),
  ]);
  return { cash, inPlay, vendor };
}

export const rebateIdOf = (id: string): string => derivedId(id, 'rebate');

/** Answers without a promise where no limit has a say, as for most bets: a promise for each would cost more than the rest of it. */
function postOf({ accounts, guard }: Bettor, { bet, outcome }: Decided): Post | Promise<Post> {
  const { standingStake } = bet;
  const { cash, inPlay, vendor } = accounts;
  const shared = { ...ofOld, reference: bet.id };
  const id = endingIdOf(bet.id);
  const ended = { ...shared, id, debit: inPlay, amount: standingStake };
  if (outcome.does === 'return') {
    const transfers: Transfer[] = [{ ...ended, credit: cash, kind: 'stake_returned' }];
    return linked(transfers, guard, () => guard.returned(standingStake, { by: id, stake: bet.id }));
  }
  const transfers: Transfer[] = [{ ...ended, credit: vendor, kind: 'stake_settled' }];
  const { payout, rebate = 0n } = outcome;
  const fromHouse = { ...shared, debit: vendor, credit: cash };
  if (payout > 0n) transfers.push({ ...fromHouse, id: payoutIdOf(bet.id), amount: payout, kind: 'payout' });
  if (rebate > 0n)
    transfers.push({ ...fromHouse, id: rebateIdOf(bet.id), amount: rebate, kind: 'stake_rebate' });
  if (payout + rebate === 0n) return { transfers };
  return linked(transfers, guard, () => guard.restored(payout + rebate, bet.id));
}

/** A post with what its member's limits link to it. */
function linked(
  transfers: readonly Transfer[],
  guard: PlayGuard,
  more: () => Promise<readonly Transfer[]>,
): Post | Promise<Post> {
  if (guard === openGuard) return { transfers };
  return more().then((added) => ({ transfers: [...transfers, ...added] }));
}

export const guardFor = (
  parts: StandingParts,
  { memberId, currency }: Pick<StandingBet, 'memberId' | 'currency'>,
): Promise<PlayGuard> =>
  knownCurrency(currency).isTrial ? Promise.resolve(openGuard) : parts.guardOf({ memberId, currency });

/** Says what became of bets that ended now; of a member's balance once. */
export function tellAll(parts: Pick<StandingParts, 'facts' | 'clock'>, done: readonly Decided[]): void {
  for (const memberId of new Set(done.map(({ bet }) => bet.memberId))) {
    parts.facts.publish('BalanceChanged', { memberId });
  }
  for (const one of done) tellPlay(parts, one);
}

function tellPlay({ facts, clock }: Pick<StandingParts, 'facts' | 'clock'>, { bet, outcome }: Decided): void {
  const { id, memberId, gameId, vendorCode, currency, stake, standingStake, cashedOut } = bet;
  const isReturned = outcome.does === 'return';
  if (isReturned && cashedOut === 0n) return;
  const play = {
    ...{ id, memberId, gameId, vendorCode, currency },
    stake: isReturned ? stake - standingStake : stake,
    payout: cashedOut + (isReturned ? 0n : outcome.payout),
  };
  facts.publish('PlaySettled', settledFact(play, { proof: 'results', settledAt: clock.now() }));
}
