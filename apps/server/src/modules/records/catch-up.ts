import type { StatementEntry } from '../ledger/index.ts';
import { accountTypeOf, belongsToRound } from './account-types.ts';
import type { Holder, RecordsParts } from './parts.ts';
import {
  addToQuarters,
  type Entry,
  findHead,
  insertEntries,
  lockHead,
  moveHead,
  quartersOf,
} from './store.ts';

const stretchMaxOf = ({ stretchMax = 5_000 }: RecordsParts): number => stretchMax;

export interface Read {
  readonly accountId: bigint;
  /** How many transfers of the chain the record holds: what comes later is not among the entries up to this place. */
  readonly version: bigint;
}

/**
 * Brings a member's record up to the ledger: follows the chain of the cash account from its newest transfer back to the last
 * one that was read, and writes down what lies between. Safe to repeat and to run anywhere at once; the record is exact after
 * it, whoever wrote what before.
 */
export async function catchUp(parts: RecordsParts, { memberId, currency }: Holder): Promise<Read> {
  const code = parts.currencyCode(currency);
  const accountId = await parts.ledger.memberAccount(memberId, 'cash', code);
  const [head, account] = await Promise.all([
    findHead(parts.database.db, accountId),
    parts.ledger.account(accountId),
  ]);
  if (account === undefined) throw new Error(`member ${memberId} has no cash account ${accountId}`);
  const behind = account.version - (head?.version ?? 0n);
  if (head !== null && behind === 0n && head.dueAt === null) return { accountId, version: head.version };
  const marks =
    behind > BigInt(stretchMaxOf(parts))
      ? await parts.ledger.stretches(accountId, head?.transferId ?? null, stretchMaxOf(parts))
      : [null];
  let version = head?.version ?? 0n;
  for (const upTo of marks) {
    const read = await readStretch(parts, { memberId, accountId, currency: code }, { after: version, upTo });
    // Somebody else has read on meanwhile, to a place between these marks; or much was played.
    if (read === null) return catchUp(parts, { memberId, currency });
    version = read;
  }
  return { accountId, version };
}

/**
 * Reads on to the transfer `upTo`, which was found by following the chain back to the version `after`; or, without one, to the
 * newest. Answers the version reached; null where the way has to be measured anew.
 */
async function readStretch(
  parts: RecordsParts,
  whose: { readonly memberId: bigint; readonly accountId: bigint; readonly currency: string },
  { after, upTo }: { readonly after: bigint; readonly upTo: string | null },
): Promise<bigint | null> {
  const { accountId } = whose;
  return parts.database.transaction(async (tx) => {
    const head = await lockHead(tx, whose);
    const account = await parts.ledger.account(accountId, tx);
    if (account === undefined) throw new Error(`there is no account ${accountId}`);
    const behind = account.version - head.version;
    if (upTo === null ? behind > BigInt(stretchMaxOf(parts)) : head.version !== after) return null;
    const found =
      behind === 0n ? [] : await parts.ledger.stretch(accountId, { after: head.transferId, upTo }, tx);
    const games = new Map(
      (await parts.rounds.gamesOf(roundsOf(found), tx)).map((round) => [round.id, round]),
    );
    let bookedAt = head.bookedAt;
    let place = head.version;
    const entries: Entry[] = [];
    for (const transfer of found) {
      place += 1n;
      const type = accountTypeOf(transfer);
      if (type === null) continue;
      bookedAt = bookedAt !== null && bookedAt > transfer.at ? bookedAt : transfer.at;
      const game = games.get(transfer.reference ?? '');
      entries.push({
        accountId,
        at: bookedAt,
        place,
        transferId: transfer.id,
        type,
        kind: transfer.kind,
        change: transfer.change,
        balance: transfer.balanceAfter,
        reference: transfer.reference,
        vendorCode: game?.vendorCode ?? '',
        gameId: game?.gameId ?? '',
      });
    }
    await insertEntries(tx, entries);
    await addToQuarters(tx, accountId, quartersOf(entries));
    await moveHead(tx, {
      ...head,
      transferId: found.at(-1)?.id ?? head.transferId,
      version: place,
      bookedAt,
      dueAt: upTo === null ? null : head.dueAt,
    });
    return place;
  });
}

/** The rounds that are named by what moved money for one. */
function roundsOf(found: readonly StatementEntry[]): string[] {
  const ids = found.flatMap((transfer) => {
    const type = accountTypeOf(transfer);
    return type !== null && belongsToRound(type) && transfer.reference !== null ? [transfer.reference] : [];
  });
  return [...new Set(ids)];
}
