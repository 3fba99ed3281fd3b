import { expect, it } from 'vitest';
import { stepOf, transferEvents, transferStates } from './transfer-state.ts';

const table = {
  //          accepted      refused   lost     found         absent        silent
  sending: ['arrive', 'return', 'doubt', 'arrive', 'return', 'doubt'],
  in_doubt: ['arrive', 'doubt', 'doubt', 'arrive', 'return', 'doubt'],
  done: ['stay', 'stay', 'stay', 'stay', 'contradict', 'stay'],
  returned: ['contradict', 'stay', 'stay', 'contradict', 'stay', 'stay'],
} as const;

it.each(transferStates.flatMap((state) => transferEvents.map((event, at) => [state, event, at] as const)))(
  '[VW3] %s, then %s',
  (state, event, at) => {
    expect(stepOf(state, event)).toBe(table[state][at]);
  },
);
