import { formatInstant } from '@ikka/i18n';

/** An instant as a part of a sentence: its figures keep their order in a line that runs from right to left. */
export function instantInWords(instant: string, zone: string | undefined): string {
  return `\u2066${formatInstant(instant, zone)}\u2069`;
}
