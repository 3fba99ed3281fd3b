import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const orderSchema = z.strictObject({
  lottery: z.string().max(40),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  order: z.enum(['late', 'wrong', 'correct', 'publish']),
});
const kept = orderSchema.extend({ at: z.number() });
/** What was asked of one draw, and when. */
export type Order = z.output<typeof kept>;

/** What was asked of the control call, on disk before it is answered; nowhere where there is no folder. */
export interface Orders {
  of(lottery: string, date: string): readonly Order[];
  note(order: Order): void;
}

export function openOrders(dataDir: string | null): Orders {
  const path = dataDir === null ? null : join(dataDir, 'orders.jsonl');
  const orders: Order[] = [];
  if (dataDir !== null && path !== null) {
    mkdirSync(dataDir, { recursive: true });
    for (const text of linesOf(path)) {
      // A line that was cut by a kill is the last one, and was answered to nobody.
      const order = kept.safeParse(jsonOf(text));
      if (order.success) orders.push(order.data);
    }
  }
  return {
    of: (lottery, date) => orders.filter((one) => one.lottery === lottery && one.date === date),
    note(order) {
      if (path !== null) appendFileSync(path, `${JSON.stringify(order)}\n`);
      orders.push(order);
    },
  };
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
