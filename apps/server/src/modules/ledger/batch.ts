import { arrayLiteral } from './array-literal.ts';
import { transferKinds } from './kinds.ts';
import { isTimely } from './ledger-id.ts';
import type {
  AttachmentKind,
  Post,
  PostedTransfer,
  PostOutcome,
  RefusalReason,
  Transfer,
} from './transfer.ts';

/** A post that waits in a lane, with the promise to keep. */
export interface QueuedPost {
  readonly post: Post;
  readonly queuedAt: number;
  readonly resolve: (outcome: PostOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** One call of ledger.post, ready for the wire: arrays as PostgreSQL's text literals. */
export interface Batch {
  readonly posts: readonly QueuedPost[];
  readonly size: number;
  readonly values: string[];
  readonly attachments: readonly { readonly kind: AttachmentKind<never>; readonly values: unknown[] }[];
}

const TIED = 1;
const UNTIMELY = 2;
const EVEN_SUSPENDED = 4;
const UP_TO_BALANCE = 8;

const reasons: Readonly<Record<number, RefusalReason>> = {
  2: 'id_reused',
  3: 'no_account',
  4: 'suspended',
  5: 'currency',
  6: 'insufficient_funds',
  8: 'stale',
  9: 'untimely_id',
};

/** Lays the posts out for ledger.post. `rowOf` names the account row that a reference means in this lane. */
export function encodeBatch(
  posts: readonly QueuedPost[],
  rowOf: (ref: Transfer['debit']) => bigint,
  now: Date,
): Batch {
  const places = accountPlaces(posts, rowOf);
  const ids: string[] = [];
  const debits: number[] = [];
  const credits: number[] = [];
  const amounts: bigint[] = [];
  const versions: (bigint | -1)[] = [];
  const references: string[] = [];
  const kinds: number[] = [];
  const flags: number[] = [];
  const time = now.getTime();
  for (const { post } of posts) {
    const last = post.transfers.length - 1;
    post.transfers.forEach((transfer, index) => {
      ids.push(transfer.id);
      debits.push(places.get(rowOf(transfer.debit)) ?? 0);
      credits.push(places.get(rowOf(transfer.credit)) ?? 0);
      amounts.push(transfer.amount);
      versions.push(transfer.expectVersion ?? -1);
      references.push(transfer.reference ?? 'NULL');
      kinds.push(transferKinds[transfer.kind]);
      flags.push((index < last ? TIED : 0) | flagsOf(transfer, time));
    });
  }
  const attachments = encodeAttachments(posts);
  return {
    posts,
    size: ids.length,
    attachments,
    values: [
      arrayLiteral([...places.keys()]),
      arrayLiteral(ids),
      arrayLiteral(debits),
      arrayLiteral(credits),
      arrayLiteral(amounts),
      arrayLiteral(versions),
      arrayLiteral(references),
      arrayLiteral(kinds),
      arrayLiteral(flags),
      now.toISOString(),
      attachments.length > 0 ? 't' : 'f',
    ],
  };
}

/** Reads ledger.post's answer (its five arrays as text) into one outcome for each post, in order. */
export function decodeBatch(batch: Batch, row: readonly string[]): PostOutcome[] {
  const [statuses = [], moved = [], debitBalances = [], creditBalances = [], debitVersions = []] =
    row.map(items);
  let start = 0;
  return batch.posts.map(({ post }) => {
    const first = start;
    start += post.transfers.length;
    let isNew = true;
    let culprit = -1;
    for (let place = first; place < start; place++) {
      const status = statuses[place];
      if (status === '0') continue;
      if (status === '1') isNew = false;
      else if (culprit < 0 && status !== '7') culprit = place;
    }
    if (culprit >= 0) {
      return {
        status: 'refused',
        reason: reasonOf(statuses[culprit]),
        at: culprit - first,
        debitBalance: BigInt(debitBalances[culprit] ?? 0),
        debitVersion: BigInt(debitVersions[culprit] ?? 0),
      };
    }
    const transfers: PostedTransfer[] = [];
    for (let place = first; place < start; place++) {
      transfers.push({
        amount: BigInt(moved[place] ?? 0),
        debitBalance: BigInt(debitBalances[place] ?? 0),
        creditBalance: BigInt(creditBalances[place] ?? 0),
        debitVersion: isNew ? BigInt(debitVersions[place] ?? 0) : null,
      });
    }
    return { status: isNew ? 'posted' : 'duplicate', transfers };
  });
}

/** Every account row of the batch, ascending (the order of locking), with its place from 1. */
function accountPlaces(
  posts: readonly QueuedPost[],
  rowOf: (ref: Transfer['debit']) => bigint,
): Map<bigint, number> {
  const rows = new Set<bigint>();
  for (const { post } of posts) {
    for (const transfer of post.transfers) {
      rows.add(rowOf(transfer.debit));
      rows.add(rowOf(transfer.credit));
    }
  }
  const ascending = [...rows].sort((a, b) => (a < b ? -1 : 1));
  return new Map(ascending.map((row, index) => [row, index + 1]));
}

function flagsOf(transfer: Transfer, now: number): number {
  return (
    (transfer.evenLate || isTimely(transfer.id, now) ? 0 : UNTIMELY) |
    (transfer.evenSuspended ? EVEN_SUSPENDED : 0) |
    (transfer.upToBalance ? UP_TO_BALANCE : 0)
  );
}

function encodeAttachments(
  posts: readonly QueuedPost[],
): { kind: AttachmentKind<never>; values: unknown[] }[] {
  const byKind = new Map<AttachmentKind<never>, { places: number[]; rows: never[] }>();
  let place = 1;
  for (const { post } of posts) {
    for (const { kind, row } of post.attach ?? []) {
      const group = byKind.get(kind) ?? { places: [], rows: [] };
      byKind.set(kind, group);
      group.places.push(place);
      group.rows.push(row as never);
    }
    place += post.transfers.length;
  }
  return [...byKind].map(([kind, { places, rows }]) => ({
    kind,
    values: [arrayLiteral(places), ...kind.toParameters(rows)],
  }));
}

function reasonOf(status: string | undefined): RefusalReason {
  const reason = reasons[Number(status)];
  if (reason === undefined) throw new Error(`ledger.post answered an unknown status ${status}`);
  return reason;
}

const items = (text: string): string[] => text.slice(1, -1).split(',');
