import { currencies } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import { countBets, plus } from './count-bets.ts';
import type { ReturnsParts } from './parts.ts';
import {
  lockReturns,
  progressOf,
  quartersOf,
  replaceQuarter,
  type Sums,
  saveProgress,
  saveTotal,
  totalOf,
  type Which,
} from './store.ts';

const quarterMs = 15 * 60_000;
/** So long after its end a quarter is read: a round is recorded within seconds of its time. */
const graceMs = 2 * 60_000;
/** So long after its end a quarter is read once more: what a slow clock or a room's next owner brought late is in it then. */
const againAfterMs = 26 * 3_600_000;
/** So many quarters in one transaction at most. */
const stretch = 48;

const floor = (instant: number): number => Math.floor(instant / quarterMs) * quarterMs;
const realMoney = Object.values(currencies)
  .filter(({ isTrial }) => !isTrial)
  .map(({ code }) => code);

/** Reads the quarters of an hour that are over, and those of yesterday once more. Safe to repeat and to run anywhere at once. */
export async function catchUp(parts: ReturnsParts): Promise<void> {
  const now = parts.clock.now().getTime();
  const until = floor(now - graceMs);
  const againUntil = floor(now - againAfterMs);
  const first = (await progressOf(parts.database.db)) === null ? await parts.rounds.firstPlayedAt() : null;
  for (;;) {
    const isDone = await parts.database.transaction(async (tx) => {
      await lockReturns(tx);
      const begin = first && new Date(floor(first.getTime() - 24 * 3_600_000));
      const progress = (await progressOf(tx)) ?? (begin && { readTo: begin, readAgainTo: begin });
      if (progress === null) return true;
      const readTo = await take(parts, tx, progress.readTo, until);
      const readAgainTo = await take(parts, tx, progress.readAgainTo, Math.min(againUntil, readTo.getTime()));
      await saveProgress(tx, { readTo, readAgainTo });
      return readTo.getTime() >= until && readAgainTo.getTime() >= againUntil;
    });
    if (isDone) return;
  }
}

/** Takes quarters from one instant to another, a stretch of them at most; answers how far it came. */
async function take(parts: ReturnsParts, tx: Transaction, from: Date, until: number): Promise<Date> {
  const to = new Date(Math.max(from.getTime(), Math.min(from.getTime() + stretch * quarterMs, until)));
  if (to.getTime() === from.getTime()) return to;
  const bets = await parts.rounds.placedBets({ from, to, currencies: realMoney }, tx);
  const known = Map.groupBy(await quartersOf(tx, { from, to }), ({ begins }) => begins.getTime());
  for (const [begins, own] of Map.groupBy(bets, (bet) => bet.begins.getTime())) {
    await takeQuarter(tx, new Date(begins), countBets(parts.games, own), known.get(begins) ?? []);
  }
  return to;
}

/** Writes a quarter in place of what was known of it, and adds what is new of it to the totals. */
async function takeQuarter(
  tx: Transaction,
  begins: Date,
  counted: readonly (Which & Sums)[],
  known: readonly (Which & Sums)[],
): Promise<void> {
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const changed = counted.filter((row) => row.rounds !== (before.get(keyOf(row))?.rounds ?? 0n));
  if (changed.length === 0) return;
  await replaceQuarter(tx, begins, counted);
  const ends = new Date(begins.getTime() + quarterMs);
  for (const row of changed) {
    const { gameId, version, currency } = row;
    const total = await totalOf(tx, row);
    const fresh = less(row, before.get(keyOf(row)));
    await saveTotal(tx, {
      gameId,
      version,
      currency,
      ...(total === null ? fresh : plus(total, fresh)),
      firstAt: total !== null && total.firstAt < begins ? total.firstAt : begins,
      lastAt: total !== null && total.lastAt > ends ? total.lastAt : ends,
    });
  }
}

const keyOf = ({ gameId, version, currency }: Which) => `${gameId} ${version} ${currency}`;

/** What a quarter has now and had not before: rounds are only ever added. */
function less(now: Sums, before: Sums | undefined): Sums {
  if (before === undefined) return now;
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
