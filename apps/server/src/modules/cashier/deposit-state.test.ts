import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decision,
  type DepositEvent,
  type DepositFacts,
  decide,
  depositStates,
  isOpen,
} from './deposit-state.ts';

const right = { amount: 500n, currency: 'PKR' };
const events = {
  accepted: { kind: 'accepted' },
  declined: { kind: 'declined' },
  open: { kind: 'payment_open' },
  seen: { kind: 'payment_seen' },
  paid: { kind: 'payment_paid', received: right },
  'less paid': { kind: 'payment_paid', received: { amount: 499n, currency: 'PKR' } },
  'more paid': { kind: 'payment_paid', received: { amount: 501n, currency: 'PKR' } },
  'nonsense paid': { kind: 'payment_paid', received: { amount: null, currency: 'PKR' } },
  'dollars paid': { kind: 'payment_paid', received: { amount: 500n, currency: 'USD' } },
  'less paid, as it came': {
    kind: 'payment_paid',
    received: { amount: 499n, currency: 'PKR' },
    asItCame: true,
  },
  'more paid, as it came': {
    kind: 'payment_paid',
    received: { amount: 501n, currency: 'PKR' },
    asItCame: true,
  },
  'nothing paid, as it came': {
    kind: 'payment_paid',
    received: { amount: 0n, currency: 'PKR' },
    asItCame: true,
  },
  'dollars paid, as it came': {
    kind: 'payment_paid',
    received: { amount: 500n, currency: 'USD' },
    asItCame: true,
  },
  failed: { kind: 'payment_failed' },
  expired: { kind: 'payment_expired' },
  closed: { kind: 'payment_closed' },
  cancel: { kind: 'cancel' },
  'time over': { kind: 'time_over' },
  excluded: { kind: 'excluded' },
  credited: { kind: 'credited' },
  'withheld for the limit': { kind: 'withheld', reason: 'limit_reached' },
  'withheld for an exclusion': { kind: 'withheld', reason: 'member_excluded' },
  'to be sent back': { kind: 'return' },
  'sent back': { kind: 'sent_back' },
  'other accepted': { kind: 'accept_other', received: 499n },
  'nothing accepted': { kind: 'accept_other', received: 0n },
} as const satisfies { readonly [name: string]: DepositEvent };
type EventName = keyof typeof events;

const rows = {
  created: { state: 'created', reason: null },
  pending: { state: 'pending', reason: null },
  confirming: { state: 'confirming', reason: null },
  'in review': { state: 'review', reason: null },
  'in second review': { state: 'secondReview', reason: null },
  crediting: { state: 'crediting', reason: null },
  paid: { state: 'paid', reason: null },
  'paid with less': { state: 'paid', reason: null, received: 499n },
  held: { state: 'held', reason: 'limit_reached' },
  returning: { state: 'returning', reason: 'limit_reached' },
  returned: { state: 'returned', reason: 'limit_reached' },
  expired: { state: 'expired', reason: 'not_paid_in_time' },
  cancelled: { state: 'cancelled', reason: 'cancelled_by_member' },
  'failed at the provider': { state: 'failed', reason: 'payment_failed' },
  'declined by the provider': { state: 'failed', reason: 'declined_by_provider' },
  'failed for its amount': { state: 'failed', reason: 'amount_differs' },
  'failed for its currency': { state: 'failed', reason: 'currency_differs' },
} as const satisfies {
  readonly [name: string]: Pick<DepositFacts, 'state' | 'reason'> & Partial<DepositFacts>;
};
type RowName = keyof typeof rows;

/** What changes nothing is left out; `!` flags for a person, `no` refuses. */
const nobodyAccepts = { 'other accepted': 'no', 'nothing accepted': 'no', 'to be sent back': 'no' } as const;
const differs = {
  'less paid': 'failed amount_differs',
  'more paid': 'failed amount_differs',
  'nonsense paid': 'failed amount_differs',
  'dollars paid': 'failed currency_differs',
  'less paid, as it came': 'crediting 499',
  'more paid, as it came': 'crediting 501',
  'nothing paid, as it came': 'failed amount_differs',
  'dollars paid, as it came': 'failed currency_differs',
} as const;
const flagged = {
  'less paid': '! amount_differs',
  'more paid': '! amount_differs',
  'nonsense paid': '! amount_differs',
  'dollars paid': '! currency_differs',
  'less paid, as it came': '! amount_differs',
  'more paid, as it came': '! amount_differs',
  'nothing paid, as it came': '! amount_differs',
  'dollars paid, as it came': '! currency_differs',
} as const;
const comes = { paid: 'crediting 500', ...differs, ...nobodyAccepts } as const;
const openRow = {
  ...comes,
  seen: 'confirming',
  failed: 'failed payment_failed',
  expired: 'expired not_paid_in_time',
  closed: 'cancelled payment_closed',
  cancel: 'cancelled cancelled_by_member',
  'time over': 'expired not_paid_in_time',
  excluded: 'cancelled member_excluded',
} as const;
const {
  seen: _seen,
  'time over': _timeOver,
  excluded: _excluded,
  ...seenRow
} = { ...openRow, cancel: 'no' } as const;
const settledRow = { ...flagged, ...nobodyAccepts, failed: '! contradicts_provider', cancel: 'no' } as const;
const { 'less paid': _less, 'less paid, as it came': _lessAsItCame, ...paidWithLess } = settledRow;
const suspectRow = { ...nobodyAccepts, paid: '! contradicts_provider', cancel: 'no' } as const;
const overRow = { ...comes, cancel: 'no' } as const;

const table: { readonly [Row in RowName]: { readonly [Event in EventName]?: string } } = {
  created: { accepted: 'pending', declined: 'failed declined_by_provider', open: 'pending', ...openRow },
  pending: openRow,
  confirming: seenRow,
  'in review': { cancel: 'cancelled cancelled_by_member', ...nobodyAccepts },
  'in second review': { cancel: 'no', ...nobodyAccepts },
  crediting: {
    ...settledRow,
    credited: 'paid',
    'withheld for the limit': 'held limit_reached',
    'withheld for an exclusion': 'held member_excluded',
  },
  paid: settledRow,
  held: { ...settledRow, 'to be sent back': 'returning limit_reached' },
  returning: { ...settledRow, 'sent back': 'returned limit_reached' },
  returned: settledRow,
  'paid with less': { ...paidWithLess, paid: '! amount_differs' },
  expired: overRow,
  cancelled: comes,
  'failed at the provider': overRow,
  'declined by the provider': overRow,
  'failed for its amount': { ...suspectRow, 'other accepted': 'crediting 499' },
  'failed for its currency': suspectRow,
};

const inShort = (decision: Decision): string | undefined => {
  if (decision.do === 'move') {
    const { to, reason, received } = decision;
    return [to, reason, received].filter((part) => part !== null && part !== undefined).join(' ');
  }
  if (decision.do === 'flag') return `! ${decision.reason}`;
  return decision.do === 'refuse' ? 'no' : undefined;
};

describe('a deposit', () => {
  const cells = Object.entries(rows).flatMap(([row, deposit]) =>
    Object.entries(events).map(([name, event]) => ({
      row: row as RowName,
      name: name as EventName,
      deposit: { ...right, received: null, ...deposit },
      event,
      result: table[row as RowName][name as EventName],
    })),
  );

  it.each(cells)('[C1] $row + $name -> $result', ({ deposit, event, result }) => {
    expect(inShort(decide(deposit, event))).toBe(result);
  });

  it('[C1] has a row in the table for every state', () => {
    expect(new Set(Object.values(rows).map(({ state }) => state))).toEqual(new Set(depositStates));
  });

  it('[C2] is credited at most once and only with what came, whatever comes in whatever order', () => {
    const names = fc.constantFrom(...(Object.keys(events) as EventName[]));
    fc.assert(
      fc.property(fc.array(names, { maxLength: 40 }), (sequence) => {
        let deposit: DepositFacts = { ...right, received: null, state: 'created', reason: null };
        let credits = 0;
        for (const name of sequence) {
          const decision = decide(deposit, events[name]);
          if (decision.do !== 'move') continue;
          if (decision.to === 'crediting') {
            credits += 1;
            const event: DepositEvent = events[name];
            const came =
              event.kind === 'payment_paid'
                ? event.received.amount
                : event.kind === 'accept_other'
                  ? event.received
                  : null;
            expect(decision.received).toBe(came);
            if (came !== right.amount) expect(name).toMatch(/as it came|accepted/);
          }
          if (deposit.state === 'crediting') expect(['paid', 'held']).toContain(decision.to);
          expect(['paid', 'returned']).not.toContain(deposit.state);
          if (!isOpen(deposit.state)) expect(isOpen(decision.to)).toBe(false);
          deposit = {
            ...deposit,
            state: decision.to,
            reason: decision.reason,
            received: decision.received ?? deposit.received,
          };
        }
        expect(credits).toBeLessThanOrEqual(1);
        if (credits === 0) expect(deposit.state).not.toBe('paid');
      }),
      { seed: 20261121, numRuns: 2000 },
    );
  });
});
