import { isDeepStrictEqual } from 'node:util';
import { type InboxAudience, type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import type { BothWords, MessagesParts, OperatorActor } from '../parts.ts';
import { inBoth, type SentMessage, sentMessageOf } from './message.ts';
import {
  findMessage,
  insertMessage,
  insertRecipients,
  type NewMessage,
  recipientsOf,
  type StoredMessage,
} from './store.ts';

export interface MessageWish {
  /** UUIDv7 of the form; the same with the same words is sent once. */
  readonly id: string;
  readonly audience: InboxAudience;
  readonly title: BothWords;
  readonly html: BothWords;
}

type Refused = Refusal<
  'inbox.empty' | 'inbox.members_unknown' | 'inbox.rank_range_invalid' | 'inbox.id_taken'
>;

interface Recipient {
  readonly memberId: bigint;
  readonly account: string;
}

/**
 * Writes to members. However many they are, a message to everybody or to a range of levels is one row; open pages are told
 * after the commit. Names that nobody (or a trial account) has are refused all at once: a letter that silently missed one
 * of its readers would be taken for sent.
 */
export async function sendMessage(
  parts: MessagesParts,
  wish: MessageWish,
  by: OperatorActor,
): Promise<SentMessage | Refused> {
  const { database, clock, audit, facts, cleanHtml } = parts;
  const title = inBoth(wish.title);
  const html = inBoth({ EN: cleanHtml(wish.html.EN), UR: cleanHtml(wish.html.UR) });
  if (title.EN === '' || html.EN === '') return refuse('inbox.empty');
  const { audience } = wish;
  if (audience.kind === 'rank' && audience.to < audience.from) return refuse('inbox.rank_range_invalid');

  const named = audience.kind === 'members' ? await recipientsBy(parts, audience.accounts) : [];
  if ('code' in named) return named;
  const [only] = named;
  const values: NewMessage = {
    id: wish.id,
    audience: audience.kind !== 'members' ? audience.kind : named.length === 1 ? 'member' : 'list',
    rankFrom: audience.kind === 'rank' ? audience.from : null,
    rankTo: audience.kind === 'rank' ? audience.to : null,
    memberId: named.length === 1 && only ? only.memberId : null,
    title,
    html,
    sentBy: by.username,
    sentAt: clock.now(),
  };
  const isNew = await database.transaction(async (tx) => {
    if (!(await insertMessage(tx, values))) return false;
    if (named.length > 1) await insertRecipients(tx, wish.id, named);
    await audit.record(tx, {
      ...asOperator(by),
      action: 'inbox.sent',
      subject: `message:${wish.id}`,
      after: { audience, title, html },
    });
    return true;
  });
  const stored = await findMessage(database.db, wish.id);
  if (stored === null) throw new Error(`message ${wish.id} is gone`);
  if (!isNew && !(await isSame(parts, stored, values, named))) return refuse('inbox.id_taken');
  if (isNew)
    facts.publish('InboxChanged', {
      memberIds: audience.kind === 'members' ? named.map(({ memberId }) => memberId) : null,
    });
  return sentMessageOf(stored, { count: named.length, onlyAccount: only?.account ?? null });
}

/** The members of these names, each once; refused where any is nobody's. */
async function recipientsBy(
  { identity }: MessagesParts,
  accounts: readonly string[],
): Promise<Recipient[] | Refusal<'inbox.members_unknown'>> {
  const { found, unknown } = await identity.accountsByName(accounts);
  const trials = found.filter(({ isTrial }) => isTrial).map(({ name }) => name);
  if (unknown.length + trials.length > 0)
    return refuse('inbox.members_unknown', { accounts: [...unknown, ...trials].slice(0, 20) });
  return found.map(({ id, name }) => ({ memberId: id, account: name }));
}

/** Whether what was sent before under this id is the same letter to the same people. */
async function isSame(
  { database }: MessagesParts,
  earlier: StoredMessage,
  wish: NewMessage,
  named: readonly Recipient[],
): Promise<boolean> {
  const words = ['title', 'html', 'audience', 'rankFrom', 'rankTo', 'memberId'] as const;
  if (words.some((field) => !isDeepStrictEqual(earlier[field], wish[field]))) return false;
  if (earlier.audience !== 'list') return true;
  const list = await recipientsOf(database.db, earlier.id);
  const wished = new Set(named.map(({ memberId }) => memberId));
  return list.length === wished.size && list.every(({ memberId }) => wished.has(memberId));
}
