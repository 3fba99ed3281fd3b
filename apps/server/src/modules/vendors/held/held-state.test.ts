import { expect, it } from 'vitest';
import { heldStates, nextState } from './held-state.ts';

const table = {
  held: { release: 'releasing', refuse: 'refusing', moved: null },
  releasing: { release: null, refuse: null, moved: 'released' },
  refusing: { release: null, refuse: null, moved: 'refused' },
  released: { release: null, refuse: null, moved: null },
  refused: { release: null, refuse: null, moved: null },
} as const;

it.each(heldStates)('[V20] a held win that is %s', (state) => {
  const events = ['release', 'refuse', 'moved'] as const;
  expect(Object.fromEntries(events.map((event) => [event, nextState(state, event)]))).toEqual(table[state]);
});
