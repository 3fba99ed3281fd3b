import { createHash } from 'node:crypto';

/** What an entry says, as it is stored and hashed. */
export interface EntryContent {
  readonly id: bigint;
  readonly at: Date;
  readonly actorKind: 'operator' | 'member' | 'system';
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** JSON text, or null where there is nothing to tell. */
  readonly before: string | null;
  readonly after: string | null;
  readonly ip: string | null;
}

/** The hash that the first entry follows. */
export const chainStart = '0'.repeat(64);

/**
 * SHA-256, in hex, over the previous entry's hash and this entry's fields as one JSON array. Whoever changes,
 * drops or inserts an entry has to recompute every later hash, and the newest is published.
 */
export function entryHash(previous: string, entry: EntryContent): string {
  const fields = [
    previous,
    entry.id.toString(),
    entry.at.toISOString(),
    entry.actorKind,
    entry.actor,
    entry.action,
    entry.subject,
    entry.before,
    entry.after,
    entry.ip,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
