import type { CallValue, calls } from '@ikka/contract';
import type { GuardAct } from './guard-acts.ts';

export type Security = CallValue<typeof calls.office.officeMemberSecurity>;

/** Opens the question of an act; null for who may only read. */
export type OnAsk = ((act: GuardAct) => void) | null;

/** The browser as its maker calls it, with its system; null where it says neither. */
export function browserTitle({
  browser,
  os,
}: {
  readonly browser: string;
  readonly os: string;
}): string | null {
  const title = [browser, os].filter((part) => part !== '').join(', ');
  return title === '' ? null : title;
}

/** How a log-in or message ended, as the colour of its mark. */
export const resultTones = {
  opened: 'good',
  opened_unverified: 'changed',
  unlocked: 'good',
  verification_asked: 'trial',
  verification_failed: 'bad',
  verification_refused: 'bad',
  wrong_credentials: 'bad',
  locked: 'bad',
  remembered_reused: 'bad',
} as const;

export const deliveryTones = {
  queued: 'trial',
  sending: 'trial',
  sent: 'good',
  failed: 'bad',
  kept: 'changed',
} as const;
