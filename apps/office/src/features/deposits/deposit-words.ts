import { type CallValue, type calls, depositStates } from '@ikka/contract';

export type OfficeDeposit = CallValue<typeof calls.officeDeposits.officeDeposit>;
export type QueueRow = CallValue<typeof calls.officeDeposits.officeDeposits>['list'][number];
type State = QueueRow['state'];

/** How each state marks its row. */
export const depositTones = {
  created: 'trial',
  pending: 'trial',
  review: 'changed',
  paid: 'good',
  failed: 'bad',
  expired: 'trial',
  cancelled: 'trial',
  held: 'changed',
  returned: 'trial',
} as const satisfies Record<State, string>;

/** The states of the filter: a transfer is never merely created for longer than a moment. */
export const statesOfQueue = depositStates.filter((state) => state !== 'created');

/** Of these the money has come already, or nothing is there to be looked for yet. */
const notTaken: ReadonlySet<State> = new Set(['created', 'paid', 'held', 'returned']);

export interface Deeds {
  readonly take: boolean;
  readonly giveBack: boolean;
  readonly match: boolean;
  readonly reject: boolean;
}

/** What an operator can do with a transfer now. The server decides; this only keeps buttons away that it would refuse. */
export function deedsOf(
  row: Pick<OfficeDeposit, 'state' | 'isSecond' | 'holder' | 'matchedBy'>,
  me: { readonly username: string; readonly mayMatch: boolean },
): Deeds {
  const isMine = me.mayMatch && row.state === 'review' && row.holder === me.username;
  const isOwnMatch = row.isSecond && row.matchedBy === me.username;
  return {
    take: me.mayMatch && !isMine && !isOwnMatch && !notTaken.has(row.state),
    giveBack: isMine,
    match: isMine,
    reject: isMine,
  };
}

/** Whole minutes, hours or days between two moments, in the largest unit that fits. */
export function ageOf(since: string, now: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
