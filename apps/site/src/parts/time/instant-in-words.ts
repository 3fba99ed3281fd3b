import { formatInstant } from '@ikka/i18n';

/** An instant as a part of a sentence: its figures keep their order and stay on one line, whichever way the sentence runs. */
export function instantInWords(instant: string, zone: string | undefined): string {
  const whole = formatInstant(instant, zone).replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0');
  return `\u2066${whole}\u2069`;
}
