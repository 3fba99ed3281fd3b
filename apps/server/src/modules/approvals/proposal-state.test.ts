import { proposalStates } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { decideProposal, type ProposalEvent } from './proposal-state.ts';

const events = {
  'hina approves': { kind: 'approve', by: 'hina' },
  'omar approves': { kind: 'approve', by: 'omar' },
  'sara approves': { kind: 'approve', by: 'sara' },
  'hina rejects': { kind: 'reject', by: 'hina' },
  'omar rejects': { kind: 'reject', by: 'omar' },
  'sara rejects': { kind: 'reject', by: 'sara' },
  'hina cancels': { kind: 'cancel', by: 'hina' },
  'omar cancels': { kind: 'cancel', by: 'omar' },
  'sara cancels': { kind: 'cancel', by: 'sara' },
  'time over': { kind: 'timeOver' },
  'due and done': { kind: 'due', isDone: true },
  'due and not to be done': { kind: 'due', isDone: false },
} as const satisfies { readonly [name: string]: ProposalEvent };
type EventName = keyof typeof events;

/** Hina proposes something about Sara; what stands nowhere is refused as `not_now`. */
const table: {
  readonly [State in (typeof proposalStates)[number]]: { readonly [Event in EventName]?: string };
} = {
  waiting: {
    'hina approves': 'no own_proposal',
    'omar approves': 'approved',
    'sara approves': 'no own_account',
    'hina rejects': 'no own_proposal',
    'omar rejects': 'rejected',
    'sara rejects': 'rejected',
    'hina cancels': 'cancelled',
    'omar cancels': 'cancelled',
    'sara cancels': 'cancelled',
    'time over': 'expired',
  },
  approved: {
    'hina cancels': 'cancelled',
    'omar cancels': 'cancelled',
    'sara cancels': 'cancelled',
    'due and done': 'applied',
    'due and not to be done': 'failed',
  },
  applied: {},
  failed: {},
  rejected: {},
  cancelled: {},
  expired: {},
};

describe('a proposal', () => {
  const cells = proposalStates.flatMap((state) =>
    (Object.keys(events) as EventName[]).map((name) => ({
      state,
      name,
      result: table[state][name] ?? 'no not_now',
    })),
  );

  it.each(cells)('[E1] $state + $name -> $result', ({ state, name, result }) => {
    const decision = decideProposal({ state, proposedBy: 'hina', target: 'sara' }, events[name]);
    const inShort = decision.do === 'move' ? decision.to : `no ${decision.code.replace('approval.', '')}`;
    expect(inShort).toBe(result);
  });
});
