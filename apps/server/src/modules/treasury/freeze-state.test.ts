import { type FreezeState, freezeStates } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { decideFreeze, type FreezeEvent } from './freeze-state.ts';

const events = ['held', 'short', 'release', 'timeOver', 'returned'] as const satisfies FreezeEvent[];

const none = {
  held: 'nothing',
  short: 'nothing',
  release: 'freeze.not_now',
  timeOver: 'nothing',
  returned: 'nothing',
};
const table: { readonly [State in FreezeState]: { readonly [Event in FreezeEvent]: string } } = {
  asked: { ...none, held: 'frozen', short: 'short' },
  frozen: { ...none, release: 'releasing', timeOver: 'releasing' },
  short: none,
  releasing: { ...none, returned: 'released' },
  released: none,
};

describe('frozen money', () => {
  const cells = freezeStates.flatMap((state) =>
    events.map((event) => ({ state, event, result: table[state][event] })),
  );

  it.each(cells)('[T7] $state + $event -> $result', ({ state, event, result }) => {
    const decision = decideFreeze(state, event);
    const short =
      decision.do === 'move' ? decision.to : decision.do === 'refuse' ? decision.code : decision.do;
    expect(short).toBe(result);
  });
});
