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
  paid: { kind: 'payment_paid', received: right },
  'less paid': { kind: 'payment_paid', received: { amount: 499n, currency: 'PKR' } },
  'more paid': { kind: 'payment_paid', received: { amount: 501n, currency: 'PKR' } },
  'nonsense paid': { kind: 'payment_paid', received: { amount: null, currency: 'PKR' } },
  'dollars paid': { kind: 'payment_paid', received: { amount: 500n, currency: 'USD' } },
  failed: { kind: 'payment_failed' },
  expired: { kind: 'payment_expired' },
  closed: { kind: 'payment_closed' },
  cancel: { kind: 'cancel' },
  'time over': { kind: 'time_over' },
  credited: { kind: 'credited' },
} as const satisfies { readonly [name: string]: DepositEvent };
type EventName = keyof typeof events;

const rows = {
  created: { state: 'created', reason: null },
  pending: { state: 'pending', reason: null },
  'in review': { state: 'review', reason: null },
  'in second review': { state: 'secondReview', reason: null },
  crediting: { state: 'crediting', reason: null },
  paid: { state: 'paid', reason: null },
  expired: { state: 'expired', reason: 'not_paid_in_time' },
  cancelled: { state: 'cancelled', reason: 'cancelled_by_member' },
  'failed at the provider': { state: 'failed', reason: 'payment_failed' },
  'declined by the provider': { state: 'failed', reason: 'declined_by_provider' },
  'failed for its amount': { state: 'failed', reason: 'amount_differs' },
  'failed for its currency': { state: 'failed', reason: 'currency_differs' },
} as const satisfies { readonly [name: string]: Pick<DepositFacts, 'state' | 'reason'> };
type RowName = keyof typeof rows;

/** What changes nothing is left out; `!` flags for a person, `no` refuses. */
const differs = {
  'less paid': 'failed amount_differs',
  'more paid': 'failed amount_differs',
  'nonsense paid': 'failed amount_differs',
  'dollars paid': 'failed currency_differs',
} as const;
const flagged = {
  'less paid': '! amount_differs',
  'more paid': '! amount_differs',
  'nonsense paid': '! amount_differs',
  'dollars paid': '! currency_differs',
} as const;
const openRow = {
  paid: 'crediting',
  ...differs,
  failed: 'failed payment_failed',
  expired: 'expired not_paid_in_time',
  closed: 'cancelled payment_closed',
  cancel: 'cancelled cancelled_by_member',
  'time over': 'expired not_paid_in_time',
} as const;
const settledRow = { ...flagged, failed: '! contradicts_provider', cancel: 'no' } as const;
const suspectRow = { paid: '! contradicts_provider', cancel: 'no' } as const;
const overRow = { paid: 'crediting', ...differs, cancel: 'no' } as const;

const table: { readonly [Row in RowName]: { readonly [Event in EventName]?: string } } = {
  created: { accepted: 'pending', declined: 'failed declined_by_provider', open: 'pending', ...openRow },
  pending: openRow,
  'in review': { cancel: 'cancelled cancelled_by_member' },
  'in second review': { cancel: 'no' },
  crediting: { ...settledRow, credited: 'paid' },
  paid: settledRow,
  expired: overRow,
  cancelled: { paid: 'crediting', ...differs },
  'failed at the provider': overRow,
  'declined by the provider': overRow,
  'failed for its amount': suspectRow,
  'failed for its currency': suspectRow,
};

const inShort = (decision: Decision): string | undefined => {
  if (decision.do === 'move') return [decision.to, decision.reason].filter((part) => part !== null).join(' ');
  if (decision.do === 'flag') return `! ${decision.reason}`;
  return decision.do === 'refuse' ? 'no' : undefined;
};

describe('a deposit', () => {
  const cells = Object.entries(rows).flatMap(([row, deposit]) =>
    Object.entries(events).map(([name, event]) => ({
      row: row as RowName,
      name: name as EventName,
      deposit: { ...right, ...deposit },
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

  it('[C2] is credited at most once and only for its own money, whatever comes in whatever order', () => {
    const names = fc.constantFrom(...(Object.keys(events) as EventName[]));
    fc.assert(
      fc.property(fc.array(names, { maxLength: 40 }), (sequence) => {
        let deposit: DepositFacts = { ...right, state: 'created', reason: null };
        let credits = 0;
        for (const name of sequence) {
          const decision = decide(deposit, events[name]);
          if (decision.do !== 'move') continue;
          if (decision.to === 'crediting') {
            credits += 1;
            expect(name).toBe('paid');
          }
          if (deposit.state === 'crediting') expect(decision.to).toBe('paid');
          expect(deposit.state).not.toBe('paid');
          if (!isOpen(deposit.state)) expect(isOpen(decision.to)).toBe(false);
          deposit = { ...deposit, state: decision.to, reason: decision.reason };
        }
        expect(credits).toBeLessThanOrEqual(1);
        if (credits === 0) expect(deposit.state).not.toBe('paid');
      }),
      { seed: 20261121, numRuns: 2000 },
    );
  });
});
