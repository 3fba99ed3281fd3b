import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
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
 * Appends the act to the chain inside the transaction of the act itself, so that neither exists without the
 * other. Call it as the last write: the chain is locked from here to the commit.
 */
export async function record(tx: Transaction, clock: Clock, act: Act): Promise<void> {
  await lockChain(tx);
  const last = await lastEntry(tx);
  const entry: EntryContent = {
    id: (last?.id ?? 0n) + 1n,
    at: clock.now(),
    actorKind: act.actorKind,
    actor: act.actor,
    action: act.action,
    subject: act.subject,
    before: asText(act.before),
    after: asText(act.after),
    ip: act.ip ?? null,
  };
  await insertEntry(tx, { ...entry, hash: entryHash(last?.hash ?? chainStart, entry) });
}
