import type { Transaction } from '../../platform/database/index.ts';
import type { StatementEntry } from '../ledger/index.ts';
import { accountTypeOf, belongsToRound } from './account-types.ts';
import { type Head, lockHead, moveHead, type Whose } from './head-store.ts';
import { gamesOfStakes } from './mark-store.ts';
import { type RecordsParts, stretchMaxOf } from './parts.ts';
import { type Entry, insertEntries } from './store.ts';
import { addToDays, addToQuarters, quartersOf, sumDays } from './sum-store.ts';
import { forgetPlaces, insertPlaces, nextPlace } from './way-store.ts';

/** Places that are looked for in one step: walking costs a fraction of reading. */
const placesAtOnce = 20;
/** Longer than any bet of the house lies in play: outside vendors know theirs for ever. */
const betAgeMs = 3 * 24 * 3_600_000;

/** What a step came to. */
export interface Step {
  /** How many transfers of the chain the record holds. */
  readonly version: bigint;
  /** Whether it holds all that had been posted. */
  readonly isDone: boolean;
}

/**
 * One step along a member's chain, in one transaction: what is missing where it is one stretch or less. A chain leads back alone:
 * where more is missing, places are noted on the way back from its newest transfer, step by step, and then read in turn, the
 * oldest first. Whatever ends between two steps, the next one goes on from there, in any process: the head is held meanwhile.
 * Null: somebody else holds it, and may be passed by.
 */
export function followChain(
  parts: RecordsParts,
  whose: Whose,
  { timeZone, mayPass }: { readonly timeZone: string; readonly mayPass: boolean },
): Promise<Step | null> {
  const stretchMax = BigInt(stretchMaxOf(parts));
  return parts.database.transaction(async (tx) => {
    const held = await lockHead(tx, whose, { mayPass });
    if (held === null) return null;
    const { accountId } = whose;
    if (held.timeZone !== timeZone) await sumDays(tx, accountId, timeZone);
    const head = { ...held, timeZone };
    const account = await parts.ledger.account(accountId, tx);
    if (account === undefined) throw new Error(`there is no account ${accountId}`);
    const place = await nextPlace(tx, accountId, head.version);
    if ((place?.version ?? account.version) - head.version > stretchMax) {
      const way = { from: place, downTo: head.version, every: Number(stretchMax), most: placesAtOnce };
      await insertPlaces(tx, accountId, await parts.ledger.placesBack(accountId, way, tx));
      return { version: head.version, isDone: false };
    }
    const version = await readStretch(parts, tx, head, place?.id ?? null);
    if (place !== null) await forgetPlaces(tx, accountId, version);
    return { version, isDone: place === null };
  });
}

/** Writes down what follows the head, up to a transfer or to the newest, and moves the head there. Answers its version. */
async function readStretch(
  parts: RecordsParts,
  tx: Transaction,
  head: Head & { readonly timeZone: string },
  upTo: string | null,
): Promise<bigint> {
  const { accountId } = head;
  const found = await parts.ledger.stretch(accountId, { after: head.transferId, upTo }, tx);
  const games = await gamesOf(parts, tx, accountId, found);
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
  const sums = quartersOf(entries);
  await addToQuarters(tx, accountId, sums);
  await addToDays(tx, accountId, sums, head.timeZone);
  await moveHead(tx, {
    ...head,
    transferId: found.at(-1)?.id ?? head.transferId,
    version: place,
    bookedAt,
    dueAt: upTo === null ? null : head.dueAt,
  });
  return place;
}

interface GameOfRound {
  readonly gameId: string;
  readonly vendorCode: string;
}

/**
 * The games of the rounds that moved money. Of a bet that was taken back nobody knows the round any more: what came back of it
 * has the game of its stake, or it would be taken off the stakes of none.
 */
async function gamesOf(
  { plays }: RecordsParts,
  tx: Transaction,
  accountId: bigint,
  found: readonly StatementEntry[],
): Promise<ReadonlyMap<string, GameOfRound>> {
  const ids = roundsOf(found);
  const games = new Map<string, GameOfRound>();
  for (const { id, ...game } of await plays.gamesOf(ids, tx)) games.set(id, game);
  const [first] = found;
  const unknown = ids.filter((id) => !games.has(id));
  if (first === undefined || unknown.length === 0) return games;
  const since = new Date(first.at.getTime() - betAgeMs);
  for (const { reference, ...game } of await gamesOfStakes(tx, accountId, unknown, since)) {
    games.set(reference, game);
  }
  return games;
}

/** The rounds that are named by what moved money for one. */
function roundsOf(found: readonly StatementEntry[]): string[] {
  const ids = found.flatMap((transfer) => {
    const type = accountTypeOf(transfer);
    return type !== null && belongsToRound(type) && transfer.reference !== null ? [transfer.reference] : [];
  });
  return [...new Set(ids)];
}
