import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../platform/office-acts.ts';
import { isRising, type Ladder, type Level, ladderOf } from './ladder.ts';
import type { Author, VipParts } from './parts.ts';
import { insertLadder, newestLadder, type StoredLadder } from './store.ts';

export type LadderRefusal = Refusal<'vip.changed_meanwhile' | 'vip.thresholds_invalid' | 'vip.level_removed'>;

/**
 * Publishes other levels, in place of the version that was edited. Who has less than a raised threshold keeps the level all
 * the same. The same levels over again change nothing.
 */
export async function publishLadder(
  { database, clock, audit }: VipParts,
  wish: { readonly version: number; readonly levels: readonly Level[] },
  by: Author,
): Promise<Ladder | LadderRefusal> {
  if (!isRising(wish.levels)) return refuse('vip.thresholds_invalid');
  return database.transaction(async (tx) => {
    const before = ladderOf(await newestLadder(tx));
    const levels = storedOf(wish.levels);
    if (JSON.stringify(storedOf(before.levels)) === JSON.stringify(levels)) return before;
    if (before.version !== wish.version) return refuse('vip.changed_meanwhile');
    if (levels.length < before.levels.length) return refuse('vip.level_removed');
    const made: StoredLadder = {
      version: wish.version + 1,
      levels,
      publishedBy: by.username,
      publishedAt: clock.now(),
    };
    if (!(await insertLadder(tx, made))) return refuse('vip.changed_meanwhile');
    await audit.record(tx, {
      ...asOperator(by),
      action: 'vip.published',
      subject: 'vip:levels',
      before: { version: before.version, levels: storedOf(before.levels) },
      after: { version: made.version, levels },
    });
    return ladderOf(made);
  });
}

/** In one order of fields, as the database gives them back. */
const storedOf = (levels: readonly Level[]) =>
  levels.map(({ title, turnover, benefits }) => ({
    title: { EN: title.EN, UR: title.UR },
    turnover: String(turnover),
    benefits: benefits.map(({ EN, UR }) => ({ EN, UR })),
  }));
