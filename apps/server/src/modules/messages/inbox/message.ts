import type { BothWords } from '../parts.ts';
import type { StoredMessage } from './store.ts';

/** Words in one language stand for both: whoever writes to one member writes in his. */
export const inBoth = ({ EN, UR }: BothWords): BothWords => ({ EN: EN || UR, UR: UR || EN });

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML: nothing in it is markup, empty lines part paragraphs, others break. */
export function htmlOfText(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);
  return escaped
    .split(/\n{2,}/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** A message of the house as operators see it. */
export interface SentMessage {
  readonly id: string;
  readonly audience:
    | { readonly kind: 'all' }
    | { readonly kind: 'rank'; readonly from: number; readonly to: number }
    | {
        readonly kind: 'members';
        readonly count: number;
        readonly only: { readonly id: bigint; readonly account: string } | null;
      };
  readonly title: BothWords;
  readonly sentBy: string;
  readonly sentAt: Date;
  readonly recalledBy: string | null;
  readonly recalledAt: Date | null;
}

/** `recipients`: how many stand on its list, and the name of the only one. */
export function sentMessageOf(
  row: StoredMessage,
  recipients: { readonly count: number; readonly onlyAccount: string | null },
): SentMessage {
  return {
    id: row.id,
    audience: audienceOf(row, recipients),
    title: row.title,
    sentBy: row.sentBy ?? '',
    sentAt: row.sentAt,
    recalledBy: row.recalledBy,
    recalledAt: row.recalledAt,
  };
}

function audienceOf(
  row: StoredMessage,
  { count, onlyAccount }: { readonly count: number; readonly onlyAccount: string | null },
): SentMessage['audience'] {
  switch (row.audience) {
    case 'all':
      return { kind: 'all' };
    case 'rank':
      return { kind: 'rank', from: row.rankFrom ?? 0, to: row.rankTo ?? 0 };
    case 'list':
      return { kind: 'members', count, only: null };
    case 'member': {
      const only = row.memberId === null ? null : { id: row.memberId, account: onlyAccount ?? '' };
      return { kind: 'members', count: 1, only };
    }
  }
}
