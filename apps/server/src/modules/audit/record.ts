import type { Clock } from '../../platform/clock.ts';
import { type Transaction, writeLast } from '../../platform/database/index.ts';
import { chainStart, type EntryContent, entryHash } from './entry-hash.ts';
import { insertEntry, lastEntry, lockChain } from './store.ts';

/** An act to be remembered: who did what to whom, and what it changed. */
export interface Act {
  readonly actorKind: 'operator' | 'member' | 'system';
  /** Username of an operator, id of a member, name of the part of the system. */
  readonly actor: string;
  /** Subject area and verb, such as `member.suspended`. */
  readonly action: string;
  /** What it was done to, such as `member:42` or `setting:site.status`. */
  readonly subject: string;
  /** JSON-serialisable, free of secrets; bigints are written as strings. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly ip?: string | null;
}

/** bigints as strings; everything else as JSON has it. */
const asText = (value: unknown): string | null =>
  value === undefined || value === null
    ? null
    : JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));

/**
 * Appends the act to the chain inside the transaction of the act itself, so that neither exists without the other. It is written as
 * the transaction's last, wherever in it this is called: the chain is everybody's, and is locked from there to the commit.
 */
export async function record(tx: Transaction, clock: Clock, act: Act): Promise<void> {
  // As it is now: what is written at the end must not follow what the caller goes on changing.
  const [before, after] = [asText(act.before), asText(act.after)];
  await writeLast(tx, async () => {
    await lockChain(tx);
    const last = await lastEntry(tx);
    const entry: EntryContent = {
      id: (last?.id ?? 0n) + 1n,
      at: clock.now(),
      actorKind: act.actorKind,
      actor: act.actor,
      action: act.action,
      subject: act.subject,
      before,
      after,
      ip: act.ip ?? null,
    };
    await insertEntry(tx, { ...entry, hash: entryHash(last?.hash ?? chainStart, entry) });
  });
}
