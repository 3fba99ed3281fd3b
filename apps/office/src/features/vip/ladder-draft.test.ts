import { describe, expect, it } from 'vitest';
import { amountOf, draftsOf, emptyLevel, type LevelDraft, problemsOf, wishOf } from './ladder-draft.ts';

const level = (turnover: string, change: Partial<LevelDraft> = {}): LevelDraft => ({
  title: { EN: 'Lamp', UR: 'چراغ' },
  turnover,
  benefits: { EN: ' A label \n\nFirst in chat', UR: 'نشان\nپہلے جواب' },
  ...change,
});

describe('the draft of the levels', () => {
  it.each([
    ['50000', '50000.00'],
    [' 1,000.5 ', '1000.50'],
    ['0', '0.00'],
    ['', ''],
    ['-1', ''],
    ['1.005', ''],
    ['many', ''],
  ])('reads %s as %s', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount);
  });

  it('is whole when both languages say the same and turnovers rise', () => {
    expect(problemsOf([level('0'), level('10')])).toEqual([{}, {}]);
  });

  it.each([
    [
      [level('1'), level('2')],
      [{ turnover: 'rising' }, {}],
    ],
    [
      [level('0'), level('0')],
      [{}, { turnover: 'rising' }],
    ],
    [
      [level('0'), level('x')],
      [{}, { turnover: 'amount' }],
    ],
    [
      [level('0', { benefits: { EN: 'A label\nFirst in chat', UR: 'ایک' } })],
      [{ benefits: { EN: 'unequal' } }],
    ],
    [[level('0', { benefits: { EN: 'x'.repeat(161), UR: 'ا' } })], [{ benefits: { EN: 'long' } }]],
    [[emptyLevel], [{ title: { EN: 'missing', UR: 'missing' }, turnover: 'amount' }]],
  ] as const)('says what is wrong: %#', (levels, problems) => {
    expect(problemsOf(levels)).toEqual(problems);
  });

  it('goes to the server and comes back as it was', () => {
    const wish = wishOf([level('0'), level('10')], 3);
    expect(wish.body.version).toBe(3);
    expect(wish.body.levels[1]).toEqual({
      title: { EN: 'Lamp', UR: 'چراغ' },
      turnover: '10.00',
      benefits: [
        { EN: 'A label', UR: 'نشان' },
        { EN: 'First in chat', UR: 'پہلے جواب' },
      ],
    });
    expect(wishOf(draftsOf(wish.body), 3)).toEqual(wish);
  });
});
