import { type ChatState, chatLimits, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import type { MessagesParts } from '../parts.ts';
import { chatOfToken, chatTokenOf } from './chat-token.ts';
import { closeLocked, tellUnread } from './close-chat.ts';
import { presentOperators } from './desk.ts';
import { addLine } from './say.ts';
import {
  countAhead,
  findChat,
  findLine,
  insertChat,
  linesAfter,
  liveChatOf,
  lockChat,
  raiseRead,
  type StoredChat,
  type StoredLine,
  visitorLinesSince,
} from './store.ts';

/** Who talks to the house; `memberId` is null for guests and trial accounts. */
export interface ChatVisitor {
  readonly memberId: bigint | null;
  readonly ip: string;
  readonly language: LanguageCode;
}

/** A chat as its visitor sees it. */
export interface VisitorChat {
  readonly id: string;
  readonly token: string;
  readonly state: ChatState;
  readonly isVip: boolean;
  readonly ahead: number;
  readonly isStaffed: boolean;
  readonly isAnsweredBy: string | null;
  readonly lines: StoredLine[];
  readonly lastNo: number;
  readonly operatorReadNo: number;
}

/** Nobody writes more in a minute who wants to be answered. */
const linesAMinuteMost = 20;

/** The chat that the visitor has going: a member's own, a guest's by its token. Null where there is none. */
export async function currentChat(
  parts: MessagesParts,
  token: string | undefined,
  by: ChatVisitor,
): Promise<VisitorChat | null> {
  const found = await liveChat(parts, token, by);
  return found === null ? null : viewOf(parts, found, 0);
}

/**
 * Begins a chat with its first line. Who has one going adds the line to it: a member has one at a time, from whichever of
 * his pages. Above the level of the setting it stands among those that are served first.
 */
export async function startChat(
  parts: MessagesParts,
  wish: {
    readonly chat?: string | undefined;
    readonly key: string;
    readonly text: string;
    readonly name?: string | undefined;
  },
  by: ChatVisitor,
): Promise<VisitorChat | Refusal<'chat.too_fast'>> {
  const { database, clock, settings, facts } = parts;
  // A chat can end, or begin from another page, between the look and the deed.
  for (let turn = 0; turn < 5; turn += 1) {
    const going = await liveChat(parts, wish.chat, by);
    if (going !== null) {
      const said = await sayAsVisitor(parts, going.id, wish);
      if (!('code' in said)) return viewOf(parts, (await findChat(database.db, going.id)) ?? going, 0);
      if (said.code === 'chat.too_fast') return refuse('chat.too_fast', said.value);
      continue;
    }
    const now = clock.now();
    const rankLevel = by.memberId === null ? 0 : await parts.rankOf(by.memberId);
    const id = uuidv7();
    const isNew = await database.transaction(async (tx) => {
      const made = await insertChat(tx, {
        id,
        state: 'waiting',
        memberId: by.memberId,
        guestName: by.memberId === null ? (wish.name ?? '') : '',
        language: by.language,
        rankLevel,
        isVip: by.memberId !== null && rankLevel > settings.get('vip.support_above_rank'),
        startedAt: now,
        startedIp: by.ip,
        lastAt: now,
        lastText: '',
        lastNo: 0,
        visitorReadNo: 0,
        operatorReadNo: 0,
      });
      const locked = made ? await lockChat(tx, id) : null;
      if (locked === null) return false;
      await addLine(parts, tx, locked, { operator: null, key: wish.key, text: wish.text });
      return true;
    });
    const made = isNew ? await findChat(database.db, id) : null;
    if (made === null) continue;
    facts.publish('ChatChanged', { chatId: id });
    return viewOf(parts, made, 0);
  }
  throw new Error('a chat ended each time that it was begun');
}

/** What was said after a number; what is answered counts as read by the visitor. */
export async function readChat(
  parts: MessagesParts,
  token: string,
  after: number,
  by: ChatVisitor,
): Promise<VisitorChat | Refusal<'chat.unknown'>> {
  const found = await chatOf(parts, token, by);
  if (found === null) return refuse('chat.unknown');
  const view = await viewOf(parts, found, after);
  const last = view.lines.at(-1)?.no ?? 0;
  if (last > found.visitorReadNo && (await raiseRead(parts.database.db, found.id, 'visitorReadNo', last)))
    parts.facts.publish('ChatChanged', { chatId: found.id });
  return view;
}

export async function sayInChat(
  parts: MessagesParts,
  wish: { readonly chat: string; readonly key: string; readonly text: string },
  by: ChatVisitor,
): Promise<StoredLine | Refusal<'chat.unknown' | 'chat.closed' | 'chat.too_fast'>> {
  const found = await chatOf(parts, wish.chat, by);
  return found === null ? refuse('chat.unknown') : sayAsVisitor(parts, found.id, wish);
}

export async function typeInChat(
  parts: MessagesParts,
  token: string,
  by: ChatVisitor,
): Promise<Record<never, never> | Refusal<'chat.unknown'>> {
  const found = await chatOf(parts, token, by);
  if (found === null) return refuse('chat.unknown');
  if (found.state === 'open') parts.facts.publish('ChatTyping', { chatId: found.id, by: 'visitor' });
  return {};
}

/** Ends the chat. Ending what has ended answers the same. */
export async function endChat(
  parts: MessagesParts,
  token: string,
  by: ChatVisitor,
): Promise<VisitorChat | Refusal<'chat.unknown'>> {
  const found = await chatOf(parts, token, by);
  if (found === null) return refuse('chat.unknown');
  const isClosed = await parts.database.transaction(async (tx) => {
    const locked = await lockChat(tx, found.id);
    if (locked === null || locked.state === 'closed') return false;
    await closeLocked(parts, tx, locked, 'visitor');
    return true;
  });
  if (isClosed) {
    await tellUnread(parts, found.id);
    parts.facts.publish('ChatChanged', { chatId: found.id });
  }
  return viewOf(parts, (await findChat(parts.database.db, found.id)) ?? found, 0);
}

async function sayAsVisitor(
  parts: MessagesParts,
  chatId: string,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<StoredLine | Refusal<'chat.unknown' | 'chat.closed' | 'chat.too_fast'>> {
  const { database, clock, facts } = parts;
  const said = await database.transaction(async (tx) => {
    const locked = await lockChat(tx, chatId);
    if (locked === null) return refuse('chat.unknown');
    const earlier = await findLine(tx, chatId, key);
    if (earlier !== null) return earlier;
    if (locked.state === 'closed') return refuse('chat.closed');
    const since = new Date(clock.now().getTime() - 60_000);
    if ((await visitorLinesSince(tx, chatId, since)) >= linesAMinuteMost)
      return refuse('chat.too_fast', { retryAfterSeconds: 20 });
    return addLine(parts, tx, locked, { operator: null, key, text });
  });
  if ('no' in said) facts.publish('ChatChanged', { chatId });
  return said;
}

/** The chat of a token. A member's chat opens to nobody but him, whoever found the token. */
async function chatOf(parts: MessagesParts, token: string, by: ChatVisitor): Promise<StoredChat | null> {
  const id = chatOfToken(parts.vault, token);
  const found = id === null ? null : await findChat(parts.database.db, id);
  return found !== null && found.memberId === by.memberId ? found : null;
}

async function liveChat(
  parts: MessagesParts,
  token: string | undefined,
  by: ChatVisitor,
): Promise<StoredChat | null> {
  if (by.memberId !== null) return liveChatOf(parts.database.db, by.memberId);
  const found = token === undefined ? null : await chatOf(parts, token, by);
  return found === null || found.state === 'closed' ? null : found;
}

async function viewOf(parts: MessagesParts, chat: StoredChat, after: number): Promise<VisitorChat> {
  const { db } = parts.database;
  const [lines, ahead, present] = await Promise.all([
    linesAfter(db, chat.id, after, chatLimits.linesMost),
    chat.state === 'waiting' ? countAhead(db, chat) : 0,
    presentOperators(parts),
  ]);
  return {
    id: chat.id,
    token: chatTokenOf(parts.vault, chat.id),
    state: chat.state,
    isVip: chat.isVip,
    ahead,
    isStaffed: present.length > 0,
    isAnsweredBy: chat.assignedTo,
    lines,
    lastNo: chat.lastNo,
    operatorReadNo: chat.operatorReadNo,
  };
}
