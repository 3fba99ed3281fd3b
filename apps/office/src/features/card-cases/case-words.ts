import type { CallValue, CardCaseState, calls } from '@ikka/contract';

export type CardCase = CallValue<typeof calls.officeIntegrity.officeCardCase>;
export type CardCaseRow = CallValue<typeof calls.officeIntegrity.officeCardCases>['list'][number];
export type PlayBan = CallValue<typeof calls.officeIntegrity.officePlayBans>['list'][number];

export const caseTones = {
  open: 'changed',
  taken: 'trial',
  cleared: 'good',
  confirmed: 'bad',
} as const satisfies Record<CardCaseState, string>;

/** What whoever is at the desk can do with a case now. */
export function deedsOf(
  { state, holder }: Pick<CardCase, 'state' | 'holder'>,
  { username, mayWrite }: { readonly username: string; readonly mayWrite: boolean },
): { readonly take: boolean; readonly giveBack: boolean; readonly decide: boolean } {
  const isWaiting = mayWrite && (state === 'open' || state === 'taken');
  const isOwn = holder === username;
  return { take: isWaiting && !isOwn, giveBack: isWaiting && isOwn, decide: isWaiting && isOwn };
}

/** For how long members can be banned, in minutes. */
export const banTimes = ['60', '1440', '10080', '43200', '525600'] as const;
export type BanTime = (typeof banTimes)[number];

/** A span in the greatest unit of which it has whole ones. */
export function spanOf(minutes: number): {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
} {
  if (minutes % 1_440 === 0) return { unit: 'days', count: minutes / 1_440 };
  return minutes % 60 === 0 ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes };
}
