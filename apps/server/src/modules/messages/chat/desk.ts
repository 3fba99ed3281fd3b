import { chatLimits, isRefusal, type Refusal, type RefusalCode, refuse } from '@ikka/contract';
import { actOnCase } from '../../../platform/case-desk/act-on-case.ts';
import { asOperator } from '../../../platform/office-acts.ts';
import type { MessagesParts, OperatorActor, Rows } from '../parts.ts';
import { closeLocked, tellUnread } from './close-chat.ts';
import { addLine } from './say.ts';
import {
  changeChat,
  chatsIn,
  countChats,
  type DeskList,
  findChat,
  findLine,
  linesAfter,
  lockChat,
  presentSince,
  raiseRead,
  type StoredChat,
  type StoredLine,
  setAbsent,
  setPresent,
} from './store.ts';

/** Somebody who has said nothing for so long is no longer at the desk. */
const presentMs = 60_000;

export interface DeskChat extends StoredChat {
  /** Account of a member, what a guest calls himself. */
  readonly name: string;
}

export interface OpenedChat extends DeskChat {
  readonly lines: StoredLine[];
}

/** Whose a chat becomes; nothing where it stays as it is. */
type Change = Partial<Pick<StoredChat, 'state' | 'assignedTo'>>;
type Unknown = Refusal<'chat.unknown'>;
type NotNow = Unknown | Refusal<'chat.closed'>;
type NotYours = NotNow | Refusal<'chat.not_yours'>;

export const presentOperators = ({ database, clock }: MessagesParts): Promise<string[]> =>
  presentSince(database.db, new Date(clock.now().getTime() - presentMs));

export async function comeToDesk(
  parts: MessagesParts,
  isHere: boolean,
  by: OperatorActor,
): Promise<{ present: string[] }> {
  const { db } = parts.database;
  if (isHere) await setPresent(db, by.username, parts.clock.now());
  else await setAbsent(db, by.username);
  return { present: await presentOperators(parts) };
}

/** A list of the desk with how many stand in each. */
export async function listChats(parts: MessagesParts, of: DeskList, rows: Rows, by: OperatorActor) {
  const { db } = parts.database;
  const [list, total, waiting, mine, others, present] = await Promise.all([
    chatsIn(db, of, by.username, rows),
    countChats(db, of, by.username),
    countChats(db, 'waiting', by.username),
    countChats(db, 'mine', by.username),
    countChats(db, 'others', by.username),
    presentOperators(parts),
  ]);
  return {
    list: await Promise.all(list.map((chat) => named(parts, chat))),
    total,
    counts: { waiting, mine, others },
    present,
  };
}

/** A chat with what was said after a number, for any operator. */
export async function openChat(
  parts: MessagesParts,
  id: string,
  after: number,
): Promise<OpenedChat | Unknown> {
  const found = await findChat(parts.database.db, id);
  if (found === null) return refuse('chat.unknown');
  const lines = await linesAfter(parts.database.db, id, after, chatLimits.linesMost);
  return { ...(await named(parts, found)), lines };
}

/** Takes a chat that waits. Of two operators who reach for it one gets it; the other is told who. */
export async function takeChat(
  parts: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<OpenedChat | NotNow | Refusal<'chat.taken'>> {
  const taken = await moved<'chat.closed' | 'chat.taken'>(parts, id, by, 'chat.taken', async (locked) => {
    if (locked.state === 'closed') return refuse('chat.closed');
    if (locked.assignedTo === by.username) return {};
    if (locked.assignedTo !== null) return refuse('chat.taken', { operator: locked.assignedTo });
    return { state: 'open', assignedTo: by.username };
  });
  return taken ?? openChat(parts, id, 0);
}

/** Gives one's chat to an operator who is at the desk, or back to the queue, where it keeps its place. */
export async function handOverChat(
  parts: MessagesParts,
  id: string,
  to: string | null,
  by: OperatorActor,
): Promise<OpenedChat | NotYours | Refusal<'chat.nobody_there'>> {
  const present = to === null ? [] : await presentOperators(parts);
  const given = await moved<'chat.closed' | 'chat.not_yours' | 'chat.nobody_there'>(
    parts,
    id,
    by,
    'chat.handed_over',
    async (locked) => {
      const refused = notYours(locked, by);
      if (refused) return refused;
      if (to !== null && !present.includes(to)) return refuse('chat.nobody_there', { operator: to });
      return to === null ? { state: 'waiting', assignedTo: null } : { assignedTo: to };
    },
  );
  return given ?? openChat(parts, id, 0);
}

export async function closeChat(
  parts: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<OpenedChat | NotYours> {
  const { database, audit, facts } = parts;
  const refused = await database.transaction(async (tx) => {
    const locked = await lockChat(tx, id);
    if (locked === null) return refuse('chat.unknown');
    const notNow = notYours(locked, by);
    if (notNow) return notNow;
    await closeLocked(parts, tx, locked, 'operator');
    await audit.record(tx, {
      ...asOperator(by),
      action: 'chat.closed',
      subject: `chat:${id}`,
      after: { member: locked.memberId },
    });
    return null;
  });
  if (refused) return refused;
  await tellUnread(parts, id);
  facts.publish('ChatChanged', { chatId: id });
  return openChat(parts, id, 0);
}

/** Says something to the visitor; the same key is said once. */
export async function sayAsOperator(
  parts: MessagesParts,
  id: string,
  { key, text }: { readonly key: string; readonly text: string },
  by: OperatorActor,
): Promise<StoredLine | NotYours> {
  const { database, facts } = parts;
  const said = await database.transaction(async (tx) => {
    const locked = await lockChat(tx, id);
    if (locked === null) return refuse('chat.unknown');
    const earlier = await findLine(tx, id, key);
    if (earlier !== null && earlier.operator === by.username) return earlier;
    const notNow = notYours(locked, by);
    if (notNow) return notNow;
    return addLine(parts, tx, locked, { operator: by.username, key, text });
  });
  if ('no' in said) facts.publish('ChatChanged', { chatId: id });
  return said;
}

export async function readAsOperator(
  parts: MessagesParts,
  id: string,
  upTo: number,
  by: OperatorActor,
): Promise<Record<never, never> | Unknown> {
  const found = await findChat(parts.database.db, id);
  if (found === null) return refuse('chat.unknown');
  const isHis = found.assignedTo === by.username;
  if (isHis && (await raiseRead(parts.database.db, id, 'operatorReadNo', upTo)))
    parts.facts.publish('ChatChanged', { chatId: id });
  return {};
}

export async function typeAsOperator(
  parts: MessagesParts,
  id: string,
  by: OperatorActor,
): Promise<Record<never, never> | Unknown> {
  const found = await findChat(parts.database.db, id);
  if (found === null) return refuse('chat.unknown');
  if (found.state === 'open' && found.assignedTo === by.username)
    parts.facts.publish('ChatTyping', { chatId: id, by: 'operator' });
  return {};
}

function notYours(chat: StoredChat, by: OperatorActor): Refusal<'chat.closed' | 'chat.not_yours'> | null {
  if (chat.state === 'closed') return refuse('chat.closed');
  return chat.assignedTo === by.username ? null : refuse('chat.not_yours', { operator: chat.assignedTo });
}

/** Locks a chat, changes whose it is as `decide` says, and records the act; a refusal changes nothing. */
async function moved<Code extends RefusalCode>(
  parts: MessagesParts,
  id: string,
  by: OperatorActor,
  action: string,
  decide: (locked: StoredChat) => Promise<Change | Refusal<Code>>,
): Promise<Refusal<Code | 'chat.unknown'> | null> {
  const { database, audit, facts } = parts;
  const done = await database.transaction((tx) =>
    actOnCase<StoredChat, Change, Code | 'chat.unknown'>(tx, audit, by, {
      subject: `chat:${id}`,
      lock: () => lockChat(tx, id),
      unknown: refuse('chat.unknown'),
      async decide(locked) {
        const change = await decide(locked);
        if (isRefusal(change)) return change;
        if (Object.keys(change).length === 0) return null;
        return {
          change,
          action,
          before: { assignedTo: locked.assignedTo },
          after: { assignedTo: change.assignedTo ?? null, member: locked.memberId },
        };
      },
      write: (_locked, change) => changeChat(tx, id, change),
    }),
  );
  if (isRefusal(done)) return done;
  facts.publish('ChatChanged', { chatId: id });
  return null;
}

async function named({ identity }: MessagesParts, chat: StoredChat): Promise<DeskChat> {
  const account = chat.memberId === null ? null : await identity.member(chat.memberId);
  return { ...chat, name: account?.name ?? chat.guestName };
}
