import type { Announcement } from '@ikka/contract';

/** More than anybody ever puts away while a notice is in force; the oldest are forgotten. */
const rememberedMost = 100;

/** What a visitor has not put away yet, in the order of the server. */
export function unread(
  announced: readonly Announcement[],
  dismissed: readonly string[],
): readonly Announcement[] {
  return announced.filter(({ id }) => !dismissed.includes(id));
}

/** What was put away, with one more. */
export function withDismissed(dismissed: readonly string[], id: string): string[] {
  return [...dismissed.filter((known) => known !== id), id].slice(-rememberedMost);
}

/** What the browser kept, whoever may have written it. */
export function readDismissed(stored: string | undefined): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const excerptLength = 160;

/** The first words of a notice as plain text, for where its form has no place. */
export function excerptOf(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h3|h4)>|<br \/>/g, '$& '),
    'text/html',
  );
  const words = (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (words.length <= excerptLength) return words;
  return `${words.slice(0, words.lastIndexOf(' ', excerptLength))}…`;
}

/**
 * What comes up for a visitor now: a pop-up once on this device, and for a member what is told at every log-in, once since
 * the last one.
 */
export function comingUp(
  announced: readonly Announcement[],
  visitor: {
    readonly isMember: boolean;
    readonly seen: readonly string[];
    readonly seenSinceLogin: readonly string[];
  },
): readonly Announcement[] {
  return announced.filter(
    ({ id, type }) =>
      (type === 'PU' && !visitor.seen.includes(id)) ||
      (type === 'PL' && visitor.isMember && !visitor.seenSinceLogin.includes(id)),
  );
}
