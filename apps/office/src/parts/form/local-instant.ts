import { formatInstant, startOfDay } from '@ikka/i18n';

/** An instant as the browser's `datetime-local` field writes it, in the site's zone: `2026-11-21T10:30`. */
export function localOf(instant: string): string {
  return formatInstant(instant).slice(0, 16).replace(' ', 'T');
}

/** What such a field holds as an instant; null while it is not complete, or a year is only half typed. */
export function instantOf(local: string): string | null {
  if (!/^(19[7-9]|2[01]\d)\d-/.test(local)) return null;
  const [day, time] = local.split('T');
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  if (!day || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  return new Date(Date.parse(startOfDay(day)) + (hours * 60 + minutes) * 60_000).toISOString();
}

/** The same as a call takes it: null where nothing was typed, and what no call takes where it is no instant. */
export const sentInstant = (local: string): string | null => (local === '' ? null : (instantOf(local) ?? ''));
