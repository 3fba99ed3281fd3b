import { JOKER } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { grouped, kept, outlook, sorted } from './own-groups.ts';

/** Eights are wild. */
const EIGHTS = 6;
const spades = (...ranks: readonly number[]) => ranks.map((rank) => 4 * rank + 2);
const ready = [...spades(2, 3, 4), 29, 33, JOKER, 40, 41, 43, 0, 1, 2, 3];

describe('one’s own cards at Indian Rummy', () => {
  it('keep their groups when one comes and one goes', () => {
    expect(kept([[1, 2], [3]], [2, 3, 9])).toEqual([[2], [3], [9]]);
    expect(kept([[1], [2, 3]], [2, 3])).toEqual([[2, 3]]);
    expect(grouped([[1, 2], [3, 4], [5]], [2, 5])).toEqual([[1], [3, 4], [2, 5]]);
  });

  it('lie best when they are sorted: melds first, then suits, wild cards last', () => {
    const groups = sorted(ready, EIGHTS);
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(ready.toSorted((a, b) => a - b));
    expect(groups).toContainEqual(spades(2, 3, 4));
    expect(groups).toContainEqual([29, 33, JOKER]);
    const loose = [0, 12, 28, 40, 5, 21, 37, 10, 34, 46, 19, 51, 24];
    expect(sorted(loose, EIGHTS).at(-1)).toEqual([24]);
  });

  it('say what the hand counts, and which card to throw away for the best', () => {
    expect(outlook(ready, EIGHTS)).toMatchObject({
      without: null,
      arrangement: { isValid: true, points: 0 },
    });
    const king = 46;
    expect(outlook([...ready, king], EIGHTS)).toMatchObject({
      without: king,
      arrangement: { isValid: true },
    });
    expect(outlook(ready.slice(1), EIGHTS)).toBeNull();
  });
});
