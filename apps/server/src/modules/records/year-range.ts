import { startOfDay } from '@ikka/i18n';

/** A year of a time zone: from its first instant to the first of the next. */
export function yearRange(year: number, timeZone: string): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(startOfDay(`${year}-01-01`, timeZone)),
    to: new Date(startOfDay(`${year + 1}-01-01`, timeZone)),
  };
}
