import { gameOf, type Play, playOf } from '@ikka/lottery/rules';
import { knownCurrency } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { draftOfLine, itemsNow, keepDraft } from './slip-items.ts';

const game = gameOf('SSC1M');
if (game === undefined) throw new Error('SSC1M');
const position = playOf(game.shape, 'DWD') as Play;
const price = { mode: 'YUAN', multiple: 5 } as const;
const rupees = knownCurrency('PKR');

describe('lines of a slip', () => {
  it('are kept as they are sent, and read back as they were chosen', () => {
    const kept = keepDraft(position, [[], ['7', '3'], [], [], []], price);
    expect(kept).toEqual({ play: 'DWD', selection: '|3,7', price });
    expect(kept && draftOfLine(game, kept)?.draft).toEqual([[], ['3', '7'], [], [], []]);
    expect(keepDraft(position, [[], [], [], [], []], price)).toBe(null);
  });

  it('cost what they cost at the odds of now; what is not offered any more is left out', () => {
    const lines = [
      { play: 'DWD', selection: '|3,7', price },
      { play: 'DWD', selection: 'x', price },
      { play: 'LH', selection: 'DRAGON', price },
    ];
    const items = itemsNow(game, lines, [{ play: 'DWD', odds: { win: '9.7' } }], rupees);
    expect(items.map(({ kept, quote }) => [kept.selection, quote.stake, quote.greatest])).toEqual([
      ['|3,7', 2_000n, 9_700n],
    ]);
  });
});
