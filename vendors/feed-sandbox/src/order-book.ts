import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { GivenOrder } from './engine.ts';
import { orderNames } from './match.ts';

const stagedSchema = z.strictObject({
  id: z.string(),
  league: z.string(),
  home: z.number(),
  away: z.number(),
  startsAt: z.number(),
  factor: z.number(),
});
/** A match beside the calendar, as it was asked for. */
export type StagedMatch = z.output<typeof stagedSchema>;

const line = z.union([
  z.strictObject({ staged: stagedSchema }),
  z.strictObject({ fixtureId: z.string(), tick: z.number(), order: z.enum(orderNames) }),
]);

/** What was asked of the control page, on disk: after a restart the same matches are where they would have been. */
export interface OrderBook {
  readonly staged: readonly StagedMatch[];
  readonly orders: ReadonlyMap<string, readonly GivenOrder[]>;
  stagedCount(): number;
  noteStaged(match: StagedMatch): void;
  noteOrder(fixtureId: string, order: GivenOrder): void;
}

/** Null: nothing is kept. */
export function openOrderBook(dataDir: string | null): OrderBook {
  const path = dataDir === null ? null : join(dataDir, 'orders.jsonl');
  const staged: StagedMatch[] = [];
  const orders = new Map<string, GivenOrder[]>();
  const keep = (entry: z.output<typeof line>) => {
    if ('staged' in entry) staged.push(entry.staged);
    else {
      const { fixtureId, ...order } = entry;
      orders.set(fixtureId, [...(orders.get(fixtureId) ?? []), order]);
    }
  };
  const write = (entry: z.output<typeof line>) => {
    keep(entry);
    if (path !== null) appendFileSync(path, `${JSON.stringify(entry)}\n`);
  };
  if (dataDir !== null && path !== null) {
    mkdirSync(dataDir, { recursive: true });
    for (const text of readLines(path)) {
      // A line that was cut by a kill is the last one, and was answered to nobody.
      const entry = line.safeParse(parsed(text));
      if (entry.success) keep(entry.data);
    }
  }
  return {
    staged,
    orders,
    stagedCount: () => staged.length,
    noteStaged: (match) => write({ staged: match }),
    noteOrder: (fixtureId, order) => write({ fixtureId, ...order }),
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
