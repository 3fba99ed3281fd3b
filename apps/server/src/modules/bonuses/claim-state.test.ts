import type { bonusStates } from '@ikka/contract';
import { expect, it } from 'vitest';
import { type BonusEvent, decideBonus } from './claim-state.ts';

const table: Record<BonusEvent, Record<(typeof bonusStates)[number], string>> = {
  met: { active: 'released', released: '·', expired: '·', givenUp: '·', forfeited: '·' },
  timeOver: { active: 'expired', released: '·', expired: '·', givenUp: '·', forfeited: '·' },
  giveUp: { active: 'givenUp', released: 'no', expired: 'no', givenUp: 'no', forfeited: 'no' },
  withdraw: { active: 'forfeited', released: '·', expired: '·', givenUp: '·', forfeited: '·' },
};

const cells = Object.entries(table).flatMap(([event, row]) =>
  Object.entries(row).map(([state, expected]) => [event, state, expected] as const),
);

it.each(cells)('[BO6] %s, of an %s bonus: %s', (event, state, expected) => {
  const decision = decideBonus(state as (typeof bonusStates)[number], event as BonusEvent);
  if (expected === 'no') expect(decision).toMatchObject({ code: 'bonus.not_active' });
  else if (expected === '·') expect(decision).toEqual({ do: 'nothing' });
  else expect(decision).toEqual({ do: 'end', as: expected });
});
