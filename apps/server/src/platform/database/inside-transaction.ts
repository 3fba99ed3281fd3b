import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './connect.ts';

type Write = () => Promise<void>;

/** A transaction and what runs in it: over with its end, whatever was begun in it and goes on behind it. */
interface Open {
  isOpen: boolean;
  readonly last: Write[];
}

const around = new AsyncLocalStorage<Open>();
const opened = new WeakMap<Transaction, Open>();

/**
 * Runs the work of a transaction. What was put off by `writeLast` is written behind it, in its order; where the work throws, none of
 * it is.
 */
export async function insideTransaction<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const here: Open = { isOpen: true, last: [] };
  opened.set(tx, here);
  try {
    return await around.run(here, async () => {
      const done = await work();
      for (const write of here.last) await write();
      return done;
    });
  } finally {
    here.isOpen = false;
    opened.delete(tx);
  }
}

/**
 * Puts a write off to the end of its transaction: for what takes a lock that all transactions meet at, so that whoever has it waits
 * for nothing but its own commit.
 */
export async function writeLast(tx: Transaction, write: Write): Promise<void> {
  const here = opened.get(tx);
  if (here === undefined) await write();
  else here.last.push(write);
}

/**
 * Throws inside a transaction. One that waits for another connection keeps its own, and its locks, from those who would give one
 * back: as many of them as there are connections wait for each other for good.
 */
export function assertOutsideTransaction(wanted: string): void {
  if (around.getStore()?.isOpen) {
    throw new Error(`${wanted} was asked for inside a transaction: read it before, or with the transaction`);
  }
}
