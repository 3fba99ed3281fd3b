import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { cleanLine } from './clean-line.ts';
import type { Barred, Sitter, TableChatParts } from './parts.ts';
import { starWords } from './star-words.ts';
import { insertLine, lineOfKey, lockWriter, nextNo, ownSince, type StoredLine } from './store.ts';

/** A line with the name under which strangers know its writer. */
export type SaidLine = StoredLine & { readonly alias: string };

/** Nobody writes faster who wants to be read. */
const burst = { lines: 5, seconds: 15 } as const;
const steady = { lines: 20, seconds: 120 } as const;
const repeatedSeconds = 60;
const nameMost = 24;

/** [TC1, TC3-TC6] Says something to all at the table. */
export async function sayLine(
  parts: TableChatParts,
  sitter: Sitter,
  wish: { readonly key: string; readonly text: string },
): Promise<
  | SaidLine
  | Barred
  | Refusal<
      | 'table_chat.off'
      | 'table_chat.muted'
      | 'table_chat.too_fast'
      | 'table_chat.repeated'
      | 'member.real_account_required'
      | 'seats.not_seated'
      | 'idempotency.mismatch'
      | 'request.malformed'
    >
> {
  const { database, clock, settings, facts } = parts;
  if (!settings.get('tables.chat_enabled')) return refuse('table_chat.off');
  if (sitter.isTrial) return refuse('member.real_account_required');
  if (sitter.cards?.isSeated === false) return refuse('seats.not_seated');
  const barred = await whyBarred(parts, sitter);
  if (barred !== null) return barred;
  const { memberId, tableId } = sitter;
  const written = cleanLine(wish.text);
  if (written === '') return refuse('request.malformed');
  const name = await nameOf(parts, sitter);
  const words = allWords(parts);
  const said = await database.transaction(async (tx) => {
    const writer = await lockWriter(tx, memberId);
    const standing = await lineOfKey(tx, memberId, wish.key);
    if (standing !== null) {
      const isSame = standing.tableId === tableId && standing.written === written;
      return isSame
        ? { line: { ...standing, alias: writer.alias }, isNew: false }
        : refuse('idempotency.mismatch');
    }
    const now = clock.now();
    const { mutedUntil, mutedFor } = writer;
    if (mutedUntil !== null && mutedUntil > now)
      return refuse('table_chat.muted', { until: mutedUntil.toISOString(), reason: mutedFor });
    const own = await ownSince(tx, memberId, ago(now, steady.seconds));
    const recent = (seconds: number) => own.filter(({ saidAt }) => saidAt > ago(now, seconds));
    for (const { lines, seconds } of [burst, steady])
      if (recent(seconds).length >= lines)
        return refuse('table_chat.too_fast', { retryAfterSeconds: seconds });
    if (recent(repeatedSeconds).some((one) => one.written === written)) return refuse('table_chat.repeated');
    const line: StoredLine = {
      tableId,
      no: await nextNo(tx, tableId, now),
      memberId,
      key: wish.key,
      name,
      shown: starWords(written, words),
      written,
      saidAt: now,
      removedAt: null,
      removedBy: null,
      removedFor: null,
    };
    await insertLine(tx, line);
    return { line: { ...line, alias: writer.alias }, isNew: true };
  });
  if (isRefusal(said)) return said;
  const { line, isNew } = said;
  if (isNew)
    facts.publish('TableTalked', {
      tableId,
      memberId: null,
      type: 'talk.said',
      push: { line: lineView(line) },
    });
  return line;
}

/** [TC6] What stands between a member and a bet stands between him and a word. */
export async function whyBarred(parts: TableChatParts, sitter: Sitter): Promise<Barred | null> {
  const { memberId, currency } = sitter;
  const held = await parts.protection.mayPlay({ memberId, currency });
  if (held !== null) return held;
  const member = await parts.identity.member(memberId);
  return member === null || member.state === 'suspended' ? refuse('member.suspended') : null;
}

/**
 * [TC2] The name that a member gave himself, where it is not that of his account; else that one masked. At a card table the one that
 * stands at his seat, which is masked, so that who speaks is seen there.
 */
async function nameOf(parts: TableChatParts, { memberId, cards }: Sitter): Promise<string> {
  const member = await parts.identity.member(memberId);
  if (member === null) return parts.maskName('');
  if (cards !== undefined) return parts.maskName(member.name);
  const nickname = [...cleanLine(member.nickname)].slice(0, nameMost).join('');
  const isOwn = nickname !== '' && !nickname.toLowerCase().includes(member.name.toLowerCase());
  return isOwn ? starWords(nickname, allWords(parts)) : parts.maskName(member.name);
}

/** A line in the words of the wire. */
export const lineView = ({ no, alias, name, shown, saidAt }: SaidLine) => ({
  no,
  writer: alias,
  name,
  text: shown,
  saidAt: saidAt.toISOString(),
});

const allWords = ({ settings }: TableChatParts): string[] => settings.get('tables.chat_words');

const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
