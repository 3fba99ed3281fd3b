import { type OfficeTableLine, type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import {
  linesBefore,
  lockLine,
  markRemoved,
  reportedLines,
  reportsOf,
  settleReports,
  spokenTables,
  talkOf,
} from './desk-store.ts';
import type { TableChatParts } from './parts.ts';
import { findLine, lastNoOf, lockWriter, type StoredLine, setMute, writersOf } from './store.ts';

const readMost = 50;
const reportedMost = 100;
/** Tables that are listed because somebody spoke there. */
const spokenMost = 200;
const dayMs = 24 * 60 * 60 * 1_000;

type Place = Pick<StoredLine, 'tableId' | 'no'>;
type UnknownLine = Refusal<'table_chat.line_unknown'>;

/** Every live table, and the card tables that were spoken at, with how much in a day and what waits to be looked at. */
export async function talkingTables({ database, clock, tableIds }: TableChatParts) {
  const since = new Date(clock.now().getTime() - dayMs);
  const spoken = await spokenTables(database.db, since, spokenMost);
  const ids = [...new Set([...tableIds, ...spoken])];
  const talk = await talkOf(database.db, ids, since);
  return ids.map((tableId) => {
    const { lines = 0, lastAt = null, openReports = 0 } = talk.get(tableId) ?? {};
    return { tableId, linesToday: lines, lastAt: lastAt?.toISOString() ?? null, openReports };
  });
}

export async function readTable(
  parts: TableChatParts,
  tableId: string,
  before: number | undefined,
): Promise<OfficeTableLine[] | Refusal<'game.unknown'>> {
  const isKnown = parts.tableIds.includes(tableId) || (await lastNoOf(parts.database.db, tableId)) > 0;
  if (!isKnown) return refuse('game.unknown', { gameId: tableId });
  return linesView(parts, await linesBefore(parts.database.db, tableId, before, readMost));
}

export const readReported = async (parts: TableChatParts): Promise<OfficeTableLine[]> =>
  linesView(parts, await reportedLines(parts.database.db, reportedMost));

/** [TC9] Takes a line away from everybody. Removing it again changes nothing. */
export async function removeLine(
  parts: TableChatParts,
  { tableId, no }: Place,
  reason: string,
  by: OperatorActor,
): Promise<OfficeTableLine | UnknownLine> {
  const { database, clock, facts } = parts;
  const isNew = await database.transaction(async (tx) => {
    const line = await lockLine(tx, { tableId, no });
    if (line === null) return null;
    if (line.removedAt !== null) return false;
    const at = clock.now();
    const removal = { removedAt: at, removedBy: by.username, removedFor: reason };
    await markRemoved(tx, line, removal);
    await settleReports(tx, line, { settledAt: at, settledBy: by.username });
    await note(parts, tx, by, {
      action: 'table_chat.line_removed',
      subject: `member:${line.memberId}`,
      before: { tableId, no, written: line.written },
      after: { reason },
    });
    return true;
  });
  if (isNew === null) return refuse('table_chat.line_unknown');
  if (isNew) facts.publish('TableTalked', { tableId, memberId: null, type: 'talk.removed', push: { no } });
  return lineOf(parts, { tableId, no });
}

/** [TC8] Notes that the reports of a line were looked at. */
export async function settleLine(
  parts: TableChatParts,
  { tableId, no }: Place,
  by: OperatorActor,
): Promise<OfficeTableLine | UnknownLine> {
  const isKnown = await parts.database.transaction(async (tx) => {
    const line = await lockLine(tx, { tableId, no });
    if (line === null) return false;
    const settled = await settleReports(tx, line, { settledAt: parts.clock.now(), settledBy: by.username });
    if (settled === 0) return true;
    await note(parts, tx, by, {
      action: 'table_chat.reports_settled',
      subject: `member:${line.memberId}`,
      before: { tableId, no, reports: settled },
      after: null,
    });
    return true;
  });
  return isKnown ? lineOf(parts, { tableId, no }) : refuse('table_chat.line_unknown');
}

/** [TC10] Keeps a member from writing at every table for so many minutes; none let him write again. */
export async function muteWriter(
  parts: TableChatParts,
  memberId: bigint,
  { minutes, reason }: { readonly minutes: number; readonly reason: string },
  by: OperatorActor,
): Promise<{ mutedUntil: string | null } | Refusal<'member.unknown'>> {
  const { database, clock, facts, identity } = parts;
  if ((await identity.member(memberId)) === null) return refuse('member.unknown');
  const mutedUntil = minutes === 0 ? null : new Date(clock.now().getTime() + minutes * 60_000);
  await database.transaction(async (tx) => {
    const before = await lockWriter(tx, memberId);
    await setMute(tx, memberId, { mutedUntil, mutedFor: mutedUntil === null ? null : reason });
    await note(parts, tx, by, {
      action: mutedUntil === null ? 'table_chat.unmuted' : 'table_chat.muted',
      subject: `member:${memberId}`,
      before: { mutedUntil: before.mutedUntil?.toISOString() ?? null },
      after: { mutedUntil: mutedUntil?.toISOString() ?? null, reason },
    });
  });
  for (const tableId of [...parts.tableIds, ...(await parts.cardTablesOf(memberId))])
    facts.publish('TableTalked', { tableId, memberId, type: 'talk.changed', push: {} });
  return { mutedUntil: mutedUntil?.toISOString() ?? null };
}

type Deed = Pick<Parameters<TableChatParts['audit']['record']>[1], 'action' | 'subject' | 'before' | 'after'>;

const note = ({ audit }: TableChatParts, tx: Transaction, by: OperatorActor, deed: Deed): Promise<void> =>
  audit.record(tx, { ...asOperator(by), ...deed });

async function lineOf(parts: TableChatParts, { tableId, no }: Place): Promise<OfficeTableLine | UnknownLine> {
  const line = await findLine(parts.database.db, tableId, no);
  const [view] = line === null ? [] : await linesView(parts, [line]);
  return view ?? refuse('table_chat.line_unknown');
}

/** Lines as operators read them: with accounts, what was written, and what others found amiss. */
async function linesView(parts: TableChatParts, lines: readonly StoredLine[]): Promise<OfficeTableLine[]> {
  const { db } = parts.database;
  const reports = await reportsOf(db, lines);
  const people = [...lines, ...reports].map(({ memberId }) => memberId);
  const [names, writers] = await Promise.all([parts.identity.namesOf(people), writersOf(db, people)]);
  const account = (memberId: bigint) => names.get(memberId) ?? String(memberId);
  const now = parts.clock.now();
  return lines.map((line) => {
    const writer = writers.get(line.memberId);
    if (writer === undefined) throw new Error(`the line ${line.no} of ${line.tableId} has no writer`);
    const { removedAt, removedBy, removedFor } = line;
    const isMuted = writer.mutedUntil !== null && writer.mutedUntil > now;
    return {
      tableId: line.tableId,
      no: line.no,
      writer: writer.alias,
      memberId: String(line.memberId),
      account: account(line.memberId),
      name: line.name,
      text: line.shown,
      written: line.written,
      saidAt: line.saidAt.toISOString(),
      mutedUntil: isMuted ? (writer.mutedUntil?.toISOString() ?? null) : null,
      removed:
        removedAt === null
          ? null
          : { by: removedBy ?? '', at: removedAt.toISOString(), reason: removedFor ?? '' },
      reports: reports
        .filter(({ tableId, no }) => tableId === line.tableId && no === line.no)
        .map(({ memberId, reason, at, settledBy }) => ({
          account: account(memberId),
          reason,
          at: at.toISOString(),
          settledBy,
        })),
    };
  });
}
