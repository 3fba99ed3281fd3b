import { type Language, localeOf } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';

const dayMs = 24 * 3_600_000;

// A format takes longer to make than a hundred moments take to write, and a list of matches has that many.
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayFormats = new Map<
  string,
  { readonly soon: Intl.DateTimeFormat; readonly later: Intl.DateTimeFormat }
>();

function dayFormatsOf(locale: string) {
  const known = dayFormats.get(locale);
  if (known !== undefined) return known;
  const made = {
    soon: new Intl.DateTimeFormat(locale, { weekday: 'short' }),
    later: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
  };
  dayFormats.set(locale, made);
  return made;
}

/** The hour of a moment as a player reads it, and its day unless that is today. */
export const useDateTime = (instant: string): DateTime => dateTimeIn(useLanguage(), instant);

export interface DateTime {
  readonly time: string;
  readonly day: string;
}

/** The same, in a language that the caller has already. */
export function dateTimeIn(language: Language, instant: string): DateTime {
  const { soon, later } = dayFormatsOf(localeOf(language));
  const at = new Date(instant);
  const isToday = new Date().toDateString() === at.toDateString();
  const isSoon = at.getTime() - Date.now() < 6 * dayMs;
  return { time: timeFormat.format(at), day: isToday ? '' : (isSoon ? soon : later).format(at) };
}
