import { gameOf, playOf, playsByShape, selectFor, shapeCodes } from '@ikka/lottery/rules';
import { currencies } from '@ikka/money';
import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { atRandom, emptyDraft, lineOfDraft, padOf, picked, readTyped, toggled } from './bet-draft.ts';

const playFor = (shape: Parameters<typeof playOf>[0], code: string) => {
  const play = playOf(shape, code);
  if (play === undefined) throw new Error(`no ${code}`);
  return play;
};
const rules = (code: string) => {
  const game = gameOf(code);
  if (game === undefined) throw new Error(`no ${code}`);
  return game;
};

describe('a bet that is being made', () => {
  const lo = playFor('vn-north', 'LO2');

  it('chooses symbols and lets go of them', () => {
    const one = toggled(emptyDraft(lo), lo, 0, '37');
    expect(one).toEqual([['37']]);
    expect(toggled(one, lo, 0, '37')).toEqual([[]]);
  });

  it('has a number in one part alone where parts are apart', () => {
    const pair = playFor('k3', '2THDX');
    const draft = toggled(toggled(emptyDraft(pair), pair, 0, '3'), pair, 1, '3');
    expect(pair.grammar.apart ? draft : [[], ['3']]).toEqual([[], ['3']]);
  });

  it('picks by halves and by odd and even', () => {
    const [part] = playFor('ssc', 'DWD').grammar.parts;
    if (part === undefined) throw new Error('no part');
    expect(picked(part, 'big').join('')).toBe('56789');
    expect(picked(part, 'small').join('')).toBe('01234');
    expect(picked(part, 'odd').join('')).toBe('13579');
    expect(picked(part, 'even').join('')).toBe('02468');
    expect(picked(part, 'all')).toHaveLength(10);
    expect(picked(part, 'clear')).toEqual([]);
  });

  it('reads what was typed or pasted, and says what it does not understand', () => {
    const [part] = lo.grammar.parts;
    if (part === undefined) throw new Error('no part');
    expect(readTyped(part, '12, 37\n05;12')).toEqual({ symbols: ['12', '37', '05'], unknown: null });
    expect(readTyped(part, '12 375 9')).toEqual({ symbols: ['12'], unknown: '375' });
  });

  it('costs what the rules charge, and wins at most what one draw can pay', () => {
    const odds = { win: '99' };
    const bet = { game: rules('XSMB'), play: lo, odds };
    const line = lineOfDraft(bet, [['12', '37']], { unitStake: '1.00' }, currencies.PKR);
    expect(line).toMatchObject({
      units: 54,
      stake: 5_400n,
      returned: 0.99,
      isOpen: true,
      line: { play: 'LO2', selection: '12,37', odds },
    });
    expect(line?.greatest).toBe(27n * 9_900n);
    expect(lineOfDraft(bet, [[]], { unitStake: '1.00' }, currencies.PKR)).toBeNull();
    expect(lineOfDraft(bet, [['12']], { unitStake: '0.00' }, currencies.PKR)).toBeNull();
  });

  it('has no line where it cannot be charged to the last coin', () => {
    const play = playFor('ssc', 'DWD');
    const bet = { game: rules('SSC1M'), play, odds: { win: '9.7' } };
    const draft = [['1'], [], [], [], []];
    expect(lineOfDraft(bet, draft, { mode: 'LI', multiple: 1 }, currencies.PKR)).toBeNull();
    expect(lineOfDraft(bet, draft, { mode: 'YUAN', multiple: 1 }, currencies.PKR)?.stake).toBe(200n);
  });

  it.each(shapeCodes)('picks a selection at random that every play of %s takes', (shape) => {
    const random = seededRandom(7);
    for (const play of playsByShape[shape]) {
      for (let n = 0; n < 20; n += 1) {
        const draft = atRandom(play, (range) => random.int(range));
        const read = selectFor(
          play,
          draft.map((symbols) => [...symbols]),
        );
        expect(read.refusal, `${play.code} ${JSON.stringify(draft)}`).toBeUndefined();
      }
    }
  });

  it('has a pad for up to a hundred numbers', () => {
    expect(padOf({ kind: 'numbers', from: 0, to: 99, width: 2 })).toHaveLength(100);
    expect(padOf({ kind: 'numbers', from: 0, to: 999, width: 3 })).toBeNull();
    expect(padOf({ kind: 'names', names: ['BIG', 'SMALL'] })).toEqual(['BIG', 'SMALL']);
    expect(padOf({ kind: 'roll', width: 4 })).toBeNull();
  });
});
