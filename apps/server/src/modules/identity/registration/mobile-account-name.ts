import { randomInt } from 'node:crypto';

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * The name of an account that was opened with a number (E.164) alone: its digits. Where somebody bears that name
 * already, `attempt` above 0 adds four characters that nobody can tell in advance, so that no answer says so.
 */
export function mobileAccountName(mobileKey: string, attempt: number): string {
  const digits = mobileKey.replace('+', '');
  if (attempt === 0) return digits;
  return `${digits}-${Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

/** What others see of it: the last four digits. */
export const mobileNickname = (mobileKey: string): string => `***${mobileKey.slice(-4)}`;
