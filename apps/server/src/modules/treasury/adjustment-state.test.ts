import { type AdjustmentState, adjustmentStates } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { type AdjustmentEvent, decideAdjustment } from './adjustment-state.ts';

const events = {
  'Hina approves': { kind: 'approve', by: 'hina' },
  'Omar approves': { kind: 'approve', by: 'omar' },
  'Hina refuses': { kind: 'refuse', by: 'hina' },
  'Omar refuses': { kind: 'refuse', by: 'omar' },
  'Hina withdraws': { kind: 'withdraw', by: 'hina' },
  'Omar withdraws': { kind: 'withdraw', by: 'omar' },
  posted: { kind: 'posted' },
  short: { kind: 'short' },
} as const satisfies { readonly [name: string]: AdjustmentEvent };
type EventName = keyof typeof events;

const over = {
  'Hina approves': 'not_now',
  'Omar approves': 'not_now',
  'Hina refuses': 'not_now',
  'Omar refuses': 'not_now',
  'Hina withdraws': 'not_now',
  'Omar withdraws': 'not_now',
  posted: 'nothing',
  short: 'nothing',
} as const;

/** What becomes of an adjustment that Hina proposed: every state and every event. */
const table: { readonly [State in AdjustmentState]: { readonly [Event in EventName]: string } } = {
  waiting: {
    'Hina approves': 'own',
    'Omar approves': 'approved',
    'Hina refuses': 'own',
    'Omar refuses': 'refused',
    'Hina withdraws': 'withdrawn',
    'Omar withdraws': 'not_yours',
    posted: 'nothing',
    short: 'nothing',
  },
  approved: { ...over, posted: 'posted', short: 'short' },
  posted: over,
  short: over,
  refused: over,
  withdrawn: over,
};

describe('an adjustment that Hina proposed', () => {
  const cells = adjustmentStates.flatMap((state) =>
    Object.entries(events).map(([name, event]) => ({
      state,
      name,
      event,
      result: table[state][name as EventName],
    })),
  );

  it.each(cells)('[T1] $state + $name -> $result', ({ state, event, result }) => {
    const decision = decideAdjustment({ state, proposedBy: 'hina' }, event);
    const short =
      decision.do === 'move'
        ? decision.to
        : decision.do === 'refuse'
          ? decision.code.replace('adjustment.', '')
          : decision.do;
    expect(short).toBe(result);
  });
});
