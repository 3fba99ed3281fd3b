import type { Announcement } from '@ikka/contract';

/** More than anybody ever puts away while a notice is in force; the oldest are forgotten. */
const rememberedMost = 100;

/** What a visitor has not put away yet, newest first. */
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

/** Whether a text is too long to stand on the page in full. */
export const isLong = (text: string): boolean => text.length > 160 || text.includes('\n');
