import { type Refusal, refuse } from '@ikka/contract';
import type { BothWords, MessagesParts, Rows } from '../parts.ts';
import {
  findInInbox,
  findMessage,
  type InboxEntry,
  inboxPage,
  markDeleted,
  markRead,
  type Reader,
  unreadIds,
} from './store.ts';

/** Nobody reads figures beyond it; a member with more has a list to look through, not a number. */
const unreadMost = 1_000;
const dayMs = 86_400_000;

export interface InboxRow {
  readonly id: string;
  readonly title: BothWords;
  readonly date: Date;
  readonly isRead: boolean;
}

export interface Unread {
  readonly unreadCount: number;
}

/** A page of the member's messages, newest first, and how many he has not read. */
export async function readInbox(
  parts: MessagesParts,
  memberId: bigint,
  rows: Rows,
): Promise<{ list: InboxRow[]; total: number } & Unread> {
  const { db } = parts.database;
  const reader = await readerOf(parts, memberId);
  const [{ list, total }, unread] = await Promise.all([
    inboxPage(db, reader, rows),
    unreadIds(db, reader, unreadMost),
  ]);
  return { list: list.map(rowOf), total, unreadCount: unread.length };
}

export async function unreadCount(parts: MessagesParts, memberId: bigint): Promise<Unread> {
  const reader = await readerOf(parts, memberId);
  return { unreadCount: (await unreadIds(parts.database.db, reader, unreadMost)).length };
}

/** One message with its words. One that does not stand in the member's list is as unknown as none. */
export async function readMessage(
  parts: MessagesParts,
  memberId: bigint,
  id: string,
): Promise<(InboxRow & { readonly html: BothWords }) | Refusal<'inbox.unknown'>> {
  const { db } = parts.database;
  const entry = await findInInbox(db, await readerOf(parts, memberId), id);
  const message = entry === null ? null : await findMessage(db, id);
  if (entry === null || message === null) return refuse('inbox.unknown');
  return { ...rowOf(entry), html: message.html };
}

/** Marks a message as read, or with `isAll` it and every older one: never one that came after the member looked. */
export async function markMessageRead(
  parts: MessagesParts,
  memberId: bigint,
  id: string,
  isAll: boolean,
): Promise<Unread | Refusal<'inbox.unknown'>> {
  const { db } = parts.database;
  const reader = await readerOf(parts, memberId);
  const entry = await findInInbox(db, reader, id);
  if (entry === null) return refuse('inbox.unknown');
  const ids = isAll ? await unreadIds(db, reader, unreadMost, entry) : [id];
  await markRead(db, memberId, ids, parts.clock.now());
  return told(parts, memberId);
}

/** Removes a message from the member's own list. Others keep theirs. */
export async function deleteMessage(
  parts: MessagesParts,
  memberId: bigint,
  id: string,
): Promise<Unread | Refusal<'inbox.unknown'>> {
  const { db } = parts.database;
  const entry = await findInInbox(db, await readerOf(parts, memberId), id);
  if (entry === null) return refuse('inbox.unknown');
  await markDeleted(db, memberId, id, parts.clock.now());
  return told(parts, memberId);
}

/** The member's other pages hear of it too. */
async function told(parts: MessagesParts, memberId: bigint): Promise<Unread> {
  parts.facts.publish('InboxChanged', { memberIds: [memberId] });
  return unreadCount(parts, memberId);
}

async function readerOf(
  { identity, rankOf, isExcluded, clock, settings }: MessagesParts,
  memberId: bigint,
): Promise<Reader> {
  const [account, rank, isAlone] = await Promise.all([
    identity.member(memberId),
    rankOf(memberId),
    isExcluded(memberId),
  ]);
  if (account === null) throw new Error(`member ${memberId} has a session and no account`);
  const since = new Date(clock.now().getTime() - settings.get('support.message_days') * dayMs);
  return { memberId, rank, isAlone, registeredAt: account.registeredAt, since };
}

const rowOf = ({ id, title, sentAt, readAt }: InboxEntry): InboxRow => ({
  id,
  title,
  date: sentAt,
  isRead: readAt !== null,
});
