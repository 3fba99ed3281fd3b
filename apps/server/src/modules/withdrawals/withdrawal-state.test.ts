import { withdrawalStates } from '@ikka/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decision,
  decide,
  isOver,
  type WithdrawalEvent,
  type WithdrawalFacts,
} from './withdrawal-state.ts';

const events = {
  'hina takes': { kind: 'take', by: 'hina' },
  'omar takes': { kind: 'take', by: 'omar' },
  'hina begins to pay': { kind: 'beginPayment', by: 'hina' },
  'omar begins to pay': { kind: 'beginPayment', by: 'omar' },
  'hina gives back': { kind: 'giveBack', by: 'hina' },
  'omar gives back': { kind: 'giveBack', by: 'omar' },
  'hina approves': { kind: 'approve', by: 'hina' },
  'omar approves': { kind: 'approve', by: 'omar' },
  'hina refuses': { kind: 'refuse', by: 'hina' },
  'omar refuses': { kind: 'refuse', by: 'omar' },
  cancel: { kind: 'cancel' },
  'hina pays': { kind: 'pay', by: 'hina' },
  'omar pays': { kind: 'pay', by: 'omar' },
  confirm: { kind: 'confirm' },
  'part came': { kind: 'reportPartly', received: 400n },
  'nothing came in part': { kind: 'reportPartly', received: 0n },
  'all came in part': { kind: 'reportPartly', received: 1000n },
  missing: { kind: 'reportMissing' },
  'force receipt': { kind: 'forceReceipt' },
  'hina gives some back': { kind: 'resolve', by: 'hina', returned: 600n },
  'hina gives none back': { kind: 'resolve', by: 'hina', returned: 0n },
  'hina gives too much': { kind: 'resolve', by: 'hina', returned: 601n },
  'omar resolves': { kind: 'resolve', by: 'omar', returned: 600n },
  'time over': { kind: 'timeOver' },
} as const satisfies { readonly [name: string]: WithdrawalEvent };
type EventName = keyof typeof events;

const base = {
  amount: 1000n,
  needsSecond: false,
  holder: null,
  approvedBy: null,
  paidBy: null,
  hasColleague: true,
  escalatedAt: null,
  claimed: null,
} as const;
const escalatedAt = new Date('2026-11-20T08:00:00.000Z');

const rows = {
  submitted: { ...base, state: 'submitted' },
  'submitted, late': { ...base, state: 'submitted', escalatedAt },
  'in hina’s review': { ...base, state: 'inReview', holder: 'hina' },
  'in hina’s review, late': { ...base, state: 'inReview', holder: 'hina', escalatedAt },
  'in hina’s review, for four eyes': { ...base, state: 'inReview', holder: 'hina', needsSecond: true },
  'second review, nobody’s': { ...base, state: 'secondReview', needsSecond: true, approvedBy: 'omar' },
  'second review, hina’s': {
    ...base,
    state: 'secondReview',
    needsSecond: true,
    approvedBy: 'omar',
    holder: 'hina',
  },
  approved: { ...base, state: 'approved', approvedBy: 'omar' },
  'hina pays it': { ...base, state: 'paying', approvedBy: 'omar', holder: 'hina' },
  'approved by hina, who is alone': { ...base, state: 'approved', approvedBy: 'hina', hasColleague: false },
  'approved by hina and omar': {
    ...base,
    state: 'approved',
    approvedBy: 'hina',
    needsSecond: true,
  },
  'hina pays what she approved': { ...base, state: 'paying', approvedBy: 'hina', holder: 'hina' },
  'disputed, paid by hina, hers': {
    ...base,
    state: 'disputed',
    claimed: 600n,
    holder: 'hina',
    paidBy: 'hina',
  },
  'disputed, paid by hina, who is alone': {
    ...base,
    state: 'disputed',
    claimed: 600n,
    holder: 'hina',
    paidBy: 'hina',
    hasColleague: false,
  },
  paid: { ...base, state: 'paid' },
  received: { ...base, state: 'received' },
  'disputed, nobody’s': { ...base, state: 'disputed', claimed: 600n },
  'disputed, hina’s': { ...base, state: 'disputed', claimed: 600n, holder: 'hina' },
  resolved: { ...base, state: 'resolved' },
  refused: { ...base, state: 'refused' },
  cancelled: { ...base, state: 'cancelled' },
} as const satisfies { readonly [name: string]: WithdrawalFacts };
type RowName = keyof typeof rows;

/** What stands nowhere is refused as `not_now`; `-` changes nothing, `+` hands it on, `!` escalates, `no` refuses otherwise. */
const reviewRow = {
  'hina takes': '-',
  'omar takes': '+ omar',
  'hina gives back': 'submitted',
  'omar gives back': 'no not_yours',
  'hina approves': 'approved',
  'omar approves': 'no not_yours',
  'hina refuses': 'refused return',
  'omar refuses': 'no not_yours',
  cancel: 'cancelled return',
  'time over': '!',
} as const;
const over = { 'time over': '-' } as const;
const notHers = 'no not_yours';
const disputedRow = { 'force receipt': 'received settle', 'time over': '!' } as const;
const outOfBounds = 'no returned_invalid';

const table: { readonly [Row in RowName]: { readonly [Event in EventName]?: string } } = {
  submitted: {
    'hina takes': 'inReview',
    'omar takes': 'inReview',
    cancel: 'cancelled return',
    'time over': '!',
  },
  'submitted, late': {
    'hina takes': 'inReview',
    'omar takes': 'inReview',
    cancel: 'cancelled return',
    'time over': '-',
  },
  'in hina’s review': reviewRow,
  'in hina’s review, late': { ...reviewRow, 'time over': '-' },
  'in hina’s review, for four eyes': { ...reviewRow, 'hina approves': 'secondReview' },
  'second review, nobody’s': {
    'hina takes': '+ hina',
    'omar takes': 'no own_approval',
    'hina gives back': notHers,
    'omar gives back': notHers,
    'hina approves': notHers,
    'omar approves': 'no own_approval',
    'hina refuses': notHers,
    'omar refuses': notHers,
    cancel: 'cancelled return',
    'time over': '!',
  },
  'second review, hina’s': {
    ...reviewRow,
    'omar takes': 'no own_approval',
    'omar approves': 'no own_approval',
    'hina gives back': '+ nobody',
  },
  approved: {
    'hina begins to pay': 'paying',
    'omar begins to pay': 'no own_payment',
    cancel: 'cancelled return',
    'time over': '!',
  },
  'approved by hina, who is alone': {
    'hina begins to pay': 'paying',
    'omar begins to pay': 'paying',
    cancel: 'cancelled return',
    'time over': '!',
  },
  'approved by hina and omar': {
    'hina begins to pay': 'paying',
    'omar begins to pay': 'paying',
    cancel: 'cancelled return',
    'time over': '!',
  },
  'hina pays what she approved': {
    'hina begins to pay': 'no own_payment',
    'omar begins to pay': '+ omar',
    'hina gives back': 'approved',
    'omar gives back': notHers,
    'hina refuses': 'refused return',
    'omar refuses': notHers,
    'hina pays': 'no own_payment',
    'omar pays': notHers,
    'time over': '!',
  },
  'hina pays it': {
    'hina begins to pay': '-',
    'omar begins to pay': 'no own_payment',
    'hina gives back': 'approved',
    'omar gives back': notHers,
    'hina refuses': 'refused return',
    'omar refuses': notHers,
    'hina pays': 'paid pay',
    'omar pays': 'no own_payment',
    'time over': '!',
  },
  paid: {
    confirm: 'received',
    'part came': 'disputed claim',
    'nothing came in part': 'no received_invalid',
    'all came in part': 'no received_invalid',
    missing: 'disputed claim',
    'time over': 'received',
  },
  received: { confirm: '-', 'force receipt': '-', 'time over': '-' },
  'disputed, nobody’s': {
    ...disputedRow,
    'hina takes': '+ hina',
    'omar takes': '+ omar',
    'hina gives back': notHers,
    'omar gives back': notHers,
    'hina gives some back': notHers,
    'hina gives none back': notHers,
    'hina gives too much': outOfBounds,
    'omar resolves': notHers,
  },
  'disputed, hina’s': {
    ...disputedRow,
    'hina takes': '-',
    'omar takes': '+ omar',
    'hina gives back': '+ nobody',
    'omar gives back': notHers,
    'hina gives some back': 'resolved settle',
    'hina gives none back': 'received settle',
    'hina gives too much': outOfBounds,
    'omar resolves': notHers,
  },
  'disputed, paid by hina, hers': {
    ...disputedRow,
    'hina takes': '-',
    'omar takes': '+ omar',
    'hina gives back': '+ nobody',
    'omar gives back': notHers,
    'hina gives some back': 'no own_dispute',
    'hina gives none back': 'received settle',
    'hina gives too much': outOfBounds,
    'omar resolves': notHers,
  },
  'disputed, paid by hina, who is alone': {
    ...disputedRow,
    'hina takes': '-',
    'omar takes': '+ omar',
    'hina gives back': '+ nobody',
    'omar gives back': notHers,
    'hina gives some back': 'resolved settle',
    'hina gives none back': 'received settle',
    'hina gives too much': outOfBounds,
    'omar resolves': notHers,
  },
  resolved: over,
  refused: over,
  cancelled: over,
};

const inShort = (decision: Decision): string => {
  switch (decision.do) {
    case 'nothing':
      return '-';
    case 'move':
      return [decision.to, decision.money].filter((part) => part !== null).join(' ');
    case 'hand':
      return `+ ${decision.to ?? 'nobody'}`;
    case 'escalate':
      return '!';
    case 'refuse':
      return `no ${decision.code.replace('withdrawal.', '')}`;
  }
};

describe('a withdrawal', () => {
  const cells = Object.entries(rows).flatMap(([row, facts]) =>
    Object.entries(events).map(([name, event]) => ({
      row: row as RowName,
      name: name as EventName,
      facts,
      event,
      result: table[row as RowName][name as EventName] ?? 'no not_now',
    })),
  );

  it.each(cells)('[D1] $row + $name -> $result', ({ facts, event, result }) => {
    expect(inShort(decide(facts, event))).toBe(result);
  });

  it('[D1] has a row in the table for every state', () => {
    expect(new Set(Object.values(rows).map(({ state }) => state))).toEqual(new Set(withdrawalStates));
  });

  it('[D2] leaves the member’s money in one place, whatever comes in whatever order', () => {
    const names = fc.constantFrom(...(Object.keys(events) as EventName[]));
    fc.assert(
      fc.property(fc.array(names, { maxLength: 60 }), fc.boolean(), (sequence, needsSecond) => {
        let facts: WithdrawalFacts = { ...base, needsSecond, state: 'submitted' };
        const moves: string[] = [];
        const eyes = new Set<string>();
        for (const name of sequence) {
          const event = events[name];
          const decision = decide(facts, event);
          if (decision.do === 'escalate') facts = { ...facts, escalatedAt };
          if (decision.do === 'hand') facts = { ...facts, holder: decision.to };
          if (decision.do !== 'move') continue;
          expect(isOver(facts.state)).toBe(false);
          if (decision.money) moves.push(decision.money);
          if (event.kind === 'approve') eyes.add(event.by);
          if (decision.to === 'approved' && event.kind === 'approve') {
            expect(eyes.size).toBe(needsSecond ? 2 : 1);
          }
          if (decision.to === 'submitted') eyes.clear();
          const claims = event.kind === 'reportPartly' ? facts.amount - event.received : facts.amount;
          facts = {
            ...facts,
            state: decision.to,
            holder: 'by' in event && decision.to !== 'secondReview' ? event.by : null,
            approvedBy: event.kind === 'approve' ? event.by : facts.approvedBy,
            escalatedAt: null,
            claimed: decision.to === 'disputed' ? claims : facts.claimed,
          };
        }
        expect(['', 'return', 'pay', 'pay claim', 'pay claim settle']).toContain(moves.join(' '));
      }),
      { seed: 20261122, numRuns: 2000 },
    );
  });
});
