import { outsideVersion } from '@ikka/contract';
import { currencies } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import { countBets, plus } from './count-bets.ts';
import { summed } from './count-luck.ts';
import { countParts } from './count-parts.ts';
import { bySeeds, countShared, stepsByQuarter } from './count-shared.ts';
import { countStepped, countUnderWay } from './count-stepped.ts';
import type { ReturnsParts } from './parts.ts';
import {
  allTotals,
  type Counted,
  noneUnderWay,
  noteUnderWay,
  progressOf,
  quartersOf,
  replaceQuarter,
  type Sums,
  saveProgress,
  saveTotal,
  takeReturns,
  totalOf,
  type Which,
} from './store.ts';

const quarterMs = 15 * 60_000;
/** So long after its end a quarter is read: a round is recorded within seconds of its time. */
const graceMs = 2 * 60_000;
/** The bets of one shared round are settled within so long, and no longer than a quarter waits to be read. */
const settlingMs = graceMs;
/** So long after its end a quarter is read once more: what a slow clock or a room's next owner brought late is in it then. */
const againAfterMs = 26 * 3_600_000;
/** So many quarters in one transaction at most, and none more once so many rounds were read one by one. */
const stretch = 16;
const countedMost = 50_000n;

const floor = (instant: number): number => Math.floor(instant / quarterMs) * quarterMs;
const realMoney = Object.values(currencies)
  .filter(({ isTrial }) => !isTrial)
  .map(({ code }) => code);

/**
 * Reads the quarters of an hour that are over, and those of yesterday once more. Safe to repeat and to run anywhere at once: it leaves
 * them to another process that reads them. Ends behind the quarter that it is at once `signal` is given.
 */
export async function catchUp(parts: ReturnsParts, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now().getTime();
  const until = floor(now - graceMs);
  const againUntil = floor(now - againAfterMs);
  const first = (await progressOf(parts.database.db)) === null ? await parts.rounds.firstPlayedAt() : null;
  while (!signal?.aborted) {
    const isDone = await parts.database.transaction(async (tx) => {
      if (!(await takeReturns(tx))) return true;
      const begin = first && new Date(floor(first.getTime() - 24 * 3_600_000));
      const progress =
        (await progressOf(tx)) ?? (begin && { readTo: begin, readAgainTo: begin, isWhole: false });
      if (progress === null) return true;
      const readTo = await take(parts, tx, { from: progress.readTo, until, signal });
      const again = { from: progress.readAgainTo, until: Math.min(againUntil, readTo.getTime()), signal };
      const readAgainTo = await take(parts, tx, again);
      const hasAll = readTo.getTime() >= until && readAgainTo.getTime() >= againUntil;
      // What is judged changes with the totals alone: between two quarters there is nothing to be noted anew.
      const isNew = readTo > progress.readTo || readAgainTo > progress.readAgainTo;
      if (hasAll && (isNew || !progress.isWhole)) await noteStanding(parts, tx, readTo);
      // What was noted before is in these totals in part: until all is read the two do not belong together.
      await saveProgress(tx, { readTo, readAgainTo, isWhole: hasAll });
      return hasAll;
    });
    if (isDone) return;
  }
}

interface Stretch {
  readonly from: Date;
  /** In milliseconds of the epoch. */
  readonly until: number;
  readonly signal: AbortSignal | undefined;
}

/** Takes quarters from one instant to another, a stretch of them at most; answers how far it came. */
async function take(parts: ReturnsParts, tx: Transaction, { from, until, signal }: Stretch): Promise<Date> {
  const to = new Date(Math.max(from.getTime(), Math.min(from.getTime() + stretch * quarterMs, until)));
  if (to.getTime() === from.getTime()) return to;
  const placed = await countPlaced(parts, tx, { from, to });
  const hasLuck = await quartersOfLuck(parts, tx, { from, to });
  const known = byQuarter(await quartersOf(tx, { from, to }));
  let reached = from.getTime();
  let oneByOne = 0n;
  while (reached < to.getTime() && oneByOne < countedMost && !signal?.aborted) {
    const lucky = hasLuck(reached) ? await countLuckOf(parts, tx, reached) : [];
    oneByOne += lucky.reduce((sum, row) => sum + row.rounds, 0n);
    const counted = [...(placed.get(reached) ?? []), ...lucky];
    await takeQuarter(tx, new Date(reached), counted, known.get(reached) ?? []);
    reached += quarterMs;
  }
  return new Date(reached);
}

/** What was bet in each quarter of a stretch: of what is read no more than the sums is kept. */
async function countPlaced(
  { games, luck, partedIds, rounds, outside }: ReturnsParts,
  tx: Transaction,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReadonlyMap<number, readonly Counted[]>> {
  const except = [...luck.steppedIds, ...luck.sharedIds, ...partedIds];
  const quarters = new Map<number, readonly Counted[]>();
  for await (const page of rounds.placedBets({ from, to, currencies: realMoney, except }, tx)) {
    for (const [begins, bets] of byQuarter(page)) {
      quarters.set(begins, summed([...(quarters.get(begins) ?? []), ...countBets(games, bets)]));
    }
  }
  for (const { begins, ...sums } of await outside.endedSums({ from, to, currencies: realMoney }, tx)) {
    const counted = { ...sums, version: outsideVersion, due: null };
    quarters.set(begins.getTime(), [...(quarters.get(begins.getTime()) ?? []), counted]);
  }
  return quarters;
}

/**
 * Which quarters of a stretch have rounds that are counted one by one. After a long pause most have none, and to ask once is cheaper than
 * to read each. A single quarter is read without asking.
 */
async function quartersOfLuck(
  { rounds, luck, partedIds }: ReturnsParts,
  tx: Transaction,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<(begins: number) => boolean> {
  if (to.getTime() - from.getTime() <= quarterMs) return () => true;
  const wish = {
    from: new Date(from.getTime() - quarterMs),
    to: new Date(to.getTime() + quarterMs),
    currencies: realMoney,
  };
  const gameIds = [...luck.steppedIds, ...luck.sharedIds, ...partedIds];
  const played = await rounds.playedQuarters({ ...wish, gameIds }, tx);
  const returned = await rounds.returnedStakes({ ...wish, gameIds: luck.sharedIds }, tx);
  const quarters = new Set([...played, ...returned.map(({ begins }) => begins)].map((at) => at.getTime()));
  // The bets of one shared round may lie on both sides of a quarter's end.
  return (begins) => [begins - quarterMs, begins, begins + quarterMs].some((at) => quarters.has(at));
}

/** Rounds whose luck is told draw by draw, and those with parts, are read one by one: those of one quarter, a page or the bets of one draw at a time. */
async function countLuckOf(parts: ReturnsParts, tx: Transaction, begins: number): Promise<Counted[]> {
  const { games, rounds, luck, partedIds } = parts;
  const wish = (gameIds: readonly string[], marginMs: number) => ({
    from: new Date(begins - marginMs),
    to: new Date(begins + quarterMs + marginMs),
    currencies: realMoney,
    gameIds,
  });
  let counted: Counted[] = [];
  for await (const page of rounds.playedRounds(wish(luck.steppedIds, 0), tx)) {
    counted = summed([...counted, ...(await countStepped(parts, page))]);
  }
  for await (const page of rounds.playedRounds(wish(partedIds, 0), tx)) {
    counted = summed([...counted, ...countParts(games, page)]);
  }
  const shared = wish(luck.sharedIds, settlingMs);
  const returned = await rounds.returnedStakes(shared, tx);
  for await (const bets of bySeeds(rounds.playedRounds(shared, tx), returned)) {
    const steps = stepsByQuarter(parts, bets).get(begins) ?? [];
    const own = await countShared(parts, steps, (pairIds) => rounds.sharedSeeds(pairIds, tx));
    counted = summed([...counted, ...own]);
  }
  return counted;
}

const byQuarter = <Row extends { readonly begins: Date }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ begins }) => begins.getTime());

/** What is open, and what ended since the last quarter that was read; of a version with nothing of either that there is nothing. */
async function noteStanding(parts: ReturnsParts, tx: Transaction, since: Date): Promise<void> {
  const { luck, rounds } = parts;
  const wish = { since, currencies: realMoney, gameIds: luck.steppedIds };
  const counted = byKey(await countUnderWay(parts, await rounds.underWay(wish, tx)));
  const known = (await allTotals(tx)).filter(({ gameId }) => luck.steppedIds.includes(gameId));
  const quiet = known.map(({ gameId, version, currency }) => ({
    gameId,
    version,
    currency,
    ...noneUnderWay,
  }));
  await noteUnderWay(tx, since, [...new Map([...byKey(quiet), ...counted]).values()]);
}

/** Writes a quarter in place of what was known of it, and adds what is new of it to the totals. */
async function takeQuarter(
  tx: Transaction,
  begins: Date,
  counted: readonly Counted[],
  known: readonly Counted[],
): Promise<void> {
  const [now, before] = [byKey(counted), byKey(known)];
  // A step of a shared round of which a bet was late may lie in the quarter before by now.
  const changed = [...new Map([...before, ...now])].filter(
    ([key]) => !isAlike(now.get(key) ?? nothing, before.get(key) ?? nothing),
  );
  if (changed.length === 0) return;
  await replaceQuarter(tx, begins, counted);
  const ends = new Date(begins.getTime() + quarterMs);
  for (const [key, which] of changed) {
    const total = await totalOf(tx, which);
    const fresh = less(now.get(key) ?? nothing, before.get(key) ?? nothing);
    await saveTotal(tx, {
      gameId: which.gameId,
      version: which.version,
      currency: which.currency,
      ...(which.part === undefined ? {} : { part: which.part }),
      ...(total === null ? fresh : plus(total, fresh)),
      firstAt: total !== null && total.firstAt < begins ? total.firstAt : begins,
      lastAt: total !== null && total.lastAt > ends ? total.lastAt : ends,
    });
  }
}

const byKey = <Row extends Which & { readonly part?: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [`${row.gameId} ${row.version} ${row.currency} ${row.part ?? ''}`, row]));

const nothing: Sums = {
  rounds: 0n,
  stake: 0n,
  payout: 0n,
  due: { millionths: 0n, variance: 0n, greatest: 0n, greatestDue: 0n },
};

/**
 * Whether there is nothing to be added. Of a version that is not known any more what was known stands; of an outside game, which has
 * nothing due, stakes may have been given back since.
 */
function isAlike(now: Sums, before: Sums): boolean {
  if (now.rounds !== before.rounds) return false;
  if (now.due !== null && before.due !== null) return now.due.millionths === before.due.millionths;
  const areBothWithout = now.due === null && before.due === null;
  return !areBothWithout || (now.stake === before.stake && now.payout === before.payout);
}

/** What a quarter has now and had not before. */
function less(now: Sums, before: Sums): Sums {
  return {
    rounds: now.rounds - before.rounds,
    stake: now.stake - before.stake,
    payout: now.payout - before.payout,
    due:
      now.due && before.due
        ? {
            ...now.due,
            millionths: now.due.millionths - before.due.millionths,
            variance: now.due.variance - before.due.variance,
          }
        : null,
  };
}
