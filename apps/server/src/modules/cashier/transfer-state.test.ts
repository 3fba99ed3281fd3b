import { describe, expect, it } from 'vitest';
import { type DepositState, depositStates } from './deposit-state.ts';
import {
  decideTransfer,
  type TransferDecision,
  type TransferEvent,
  type TransferFacts,
} from './transfer-state.ts';

const matchOf = (by: string, received: bigint, needsSecond: boolean, bankReference = 'FT-1') =>
  ({ kind: 'match', by, received, bankReference, needsSecond }) as const;

const events = {
  'proof in time': { kind: 'proof', isInTime: true },
  'proof too late': { kind: 'proof', isInTime: false },
  'Hina takes': { kind: 'take', by: 'hina' },
  'Omar takes': { kind: 'take', by: 'omar' },
  'Hina gives back': { kind: 'giveBack', by: 'hina' },
  'Omar gives back': { kind: 'giveBack', by: 'omar' },
  'Hina matches': matchOf('hina', 500n, false),
  'Hina matches much': matchOf('hina', 500n, true),
  'Omar matches': matchOf('omar', 500n, true),
  'Omar reads less': matchOf('omar', 499n, true),
  'Omar reads more': matchOf('omar', 501n, true),
  'Omar reads another payment': matchOf('omar', 500n, true, 'FT-2'),
  'Hina rejects': { kind: 'reject', by: 'hina' },
  'Omar rejects': { kind: 'reject', by: 'omar' },
} as const satisfies { readonly [name: string]: TransferEvent };
type EventName = keyof typeof events;

const nobody = { holder: null, matchedBy: null, received: null, bankReference: null };
const byHina = { matchedBy: 'hina', received: 500n, bankReference: 'FT-1' };
const rows = {
  created: { state: 'created', ...nobody },
  pending: { state: 'pending', ...nobody },
  'waiting for an operator': { state: 'review', ...nobody },
  'in Hina’s hands': { state: 'review', ...nobody, holder: 'hina' },
  'matched by Hina': { state: 'secondReview', holder: null, ...byHina },
  'matched by Hina, in Omar’s hands': { state: 'secondReview', holder: 'omar', ...byHina },
  confirming: { state: 'confirming', ...nobody },
  crediting: { state: 'crediting', ...nobody },
  paid: { state: 'paid', ...nobody },
  held: { state: 'held', ...nobody },
  returning: { state: 'returning', ...nobody },
  returned: { state: 'returned', ...nobody },
  failed: { state: 'failed', ...nobody },
  expired: { state: 'expired', ...nobody },
  cancelled: { state: 'cancelled', ...nobody },
} as const satisfies { readonly [name: string]: TransferFacts };
type RowName = keyof typeof rows;

const notNow = 'deposit_not_now';
const notYours = 'deposit_not_yours';
/** What an operator's acts other than taking come to, where a row does not say otherwise. */
const acts = (result: string) =>
  Object.fromEntries(
    Object.keys(events)
      .filter((name) => !name.startsWith('proof') && !name.endsWith('takes'))
      .map((name) => [name, result]),
  ) as { readonly [Event in EventName]: string };
const never = {
  ...acts(notNow),
  'proof in time': notNow,
  'proof too late': notNow,
  'Hina takes': notNow,
  'Omar takes': notNow,
};
const again = { 'Hina takes': 'review', 'Omar takes': 'review' };

const table: { readonly [Row in RowName]: { readonly [Event in EventName]: string } } = {
  created: never,
  pending: { ...never, ...again, 'proof in time': 'review', 'proof too late': 'review' },
  'waiting for an operator': {
    ...acts(notYours),
    'proof in time': 'keep',
    'proof too late': 'keep',
    'Hina takes': '-> hina',
    'Omar takes': '-> omar',
  },
  'in Hina’s hands': {
    ...acts(notYours),
    'proof in time': 'keep',
    'proof too late': 'keep',
    'Hina takes': 'keep',
    'Omar takes': '-> omar',
    'Hina gives back': '-> nobody',
    'Hina matches': 'crediting',
    'Hina matches much': 'secondReview',
    'Hina rejects': 'failed rejected_by_operator',
  },
  'matched by Hina': {
    ...acts(notYours),
    'proof in time': notNow,
    'proof too late': notNow,
    'Hina takes': 'own_match',
    'Omar takes': '-> omar',
  },
  'matched by Hina, in Omar’s hands': {
    ...acts(notYours),
    'proof in time': notNow,
    'proof too late': notNow,
    'Hina takes': 'own_match',
    'Omar takes': 'keep',
    'Omar gives back': '-> nobody',
    'Omar matches': 'crediting',
    'Omar reads less': 'review figures_differ',
    'Omar reads more': 'review figures_differ',
    'Omar reads another payment': 'review figures_differ',
    'Omar rejects': 'failed rejected_by_operator',
  },
  confirming: never,
  crediting: never,
  paid: never,
  held: never,
  returning: never,
  returned: never,
  failed: { ...never, ...again },
  expired: { ...never, ...again, 'proof in time': 'review', 'proof too late': 'proof_too_late' },
  cancelled: { ...never, ...again, 'proof in time': 'review', 'proof too late': 'proof_too_late' },
};

const inShort = (decision: TransferDecision): string => {
  switch (decision.do) {
    case 'keep':
      return 'keep';
    case 'hand':
      return `-> ${decision.to ?? 'nobody'}`;
    case 'refuse':
      return decision.code.replace('cashier.', '');
    case 'move':
      return [decision.to, decision.reason].filter((part) => part !== null).join(' ');
  }
};

describe('a bank transfer', () => {
  const cells = Object.entries(rows).flatMap(([row, transfer]) =>
    Object.entries(events).map(([name, event]) => ({
      row,
      name,
      transfer,
      event,
      result: table[row as RowName][name as EventName],
    })),
  );

  it.each(cells)('[C1] $row + $name -> $result', ({ transfer, event, result }) => {
    expect(inShort(decideTransfer(transfer, event))).toBe(result);
  });

  it('[C1] has a row in the table for every state', () => {
    const states: DepositState[] = Object.values(rows).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(depositStates));
  });
});
