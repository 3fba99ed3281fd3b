import { localeOf } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';

const dayMs = 24 * 3_600_000;

/** The hour of a moment as a player reads it, and its day unless that is today. */
export function useDateTime(instant: string): { readonly time: string; readonly day: string } {
  const language = useLanguage();
  const at = new Date(instant);
  const locale = localeOf(language);
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = new Date().toDateString() === at.toDateString();
  const isSoon = at.getTime() - Date.now() < 6 * dayMs;
  const day = isToday
    ? ''
    : at.toLocaleDateString(locale, isSoon ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
  return { time, day };
}
