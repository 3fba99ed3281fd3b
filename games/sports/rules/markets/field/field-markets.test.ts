import { parseRate } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type FieldFacts, type PlaceTerms, placeTerms } from '../../facts/field-facts.ts';
import type { Stage } from '../../facts/match-state.ts';
import { decide, factorsOf, type Leg } from '../../settlement/decide.ts';
import { placeOdds } from '../../settlement/leg-result.ts';
import { lineCount, payoutOf } from '../../slip/slip.ts';
import { systems } from '../../slip/systems.ts';
import { readMarketKey } from '../market-key.ts';

const order = (...places: string[]): FieldFacts['order'] =>
  places.map((runners) => ({ runners: [...runners], mark: null }));
const race = (of: Partial<FieldFacts>): FieldFacts => ({
  sport: 'racing',
  withdrawn: [],
  order: [],
  done: 10,
  of: 10,
  ...of,
});

const fifth: PlaceTerms = { places: 3, share: [1, 5] };
function judged(
  key: string,
  outcome: string,
  facts: FieldFacts,
  leg: Partial<Leg> = {},
  stage: Stage = 'official',
) {
  const ref = readMarketKey(key);
  if (ref === null) throw new Error(key);
  const match = {
    fixture: { sport: facts.sport, format: {} },
    state: { stage, danger: null, facts },
    isGivenUp: true,
  };
  return decide({ ...ref, outcome, takenAt: { home: 0, away: 0 }, ...leg }, match);
}
const rate = (text: string) => parseRate(text) ?? { numerator: 0n, denominator: 1n };
const paid = (stake: bigint, odds: string, decision: ReturnType<typeof judged>, eachWay?: PlaceTerms) =>
  payoutOf(stake, [factorsOf({ odds: rate(odds), isBanker: false, eachWay }, decision, 'void')], [1]);

describe('the markets of a field', () => {
  /** a wins; b and c are level second; then d, e; f did not finish, w was withdrawn. */
  const whole = race({ order: order('a', 'bc', 'd', 'e'), withdrawn: [{ runner: 'w', odds: '4.00' }] });

  it.each([
    ['outright', 'a', 'win'],
    ['outright', 'b', 'lose'],
    ['outright', 'w', 'void'],
    ['outright', 'f', 'lose'],
    ['place@t2', 'a', 'win'],
    ['place@t2', 'b', { runners: 2, places: 1 }],
    ['place@t3', 'c', 'win'],
    ['place@t3', 'd', 'lose'],
    ['place@t4', 'd', 'win'],
    ['place@t3', 'w', 'void'],
  ])('[SP17] %s on %s is %o', (key, outcome, result) => {
    expect(judged(key, outcome, whole)?.result).toEqual(result);
  });

  it('[SP5] shares a dead heat for the first place', () => {
    const level = race({ order: order('ab', 'c') });
    expect(judged('outright', 'a', level)?.result).toEqual({ runners: 2, places: 1 });
    expect(paid(1_000n, '8', judged('outright', 'a', level))).toBe(4_000n);
  });

  it('[SP5] takes rule 4 off what is won on bets from before a withdrawal, and off no others', () => {
    const early = judged('outright', 'a', whole, { withdrawn: 0 });
    // 3 to 1 stands between 5/2 and 10/3: 25 hundredths.
    expect(early?.deduction).toBe(25);
    expect(paid(1_000n, '5', early)).toBe(4_000n);
    const late = judged('outright', 'a', whole, { withdrawn: 1 });
    expect([late?.deduction, paid(1_000n, '5', late)]).toEqual([0, 5_000n]);
    const many = race({
      order: order('a'),
      withdrawn: ['x', 'y'].map((runner) => ({ runner, odds: '1.80' })),
    });
    expect(judged('outright', 'a', many, { withdrawn: 0 })?.deduction).toBe(90);
    expect(judged('outright', 'a', { ...whole, sport: 'golf' }, { withdrawn: 0 })?.deduction).toBe(0);
  });

  it('[SP17] waits for the official order, and is void where there is none', () => {
    for (const stage of ['scheduled', 'live', 'ended'] as const)
      expect(judged('outright', 'a', whole, {}, stage)).toBeNull();
    expect(judged('outright', 'a', whole, { eachWay: fifth }, 'abandoned')).toMatchObject({
      result: 'void',
      place: 'void',
    });
  });

  it.each([
    // 10 on the win at 11.00, 10 on a place at 3.00.
    ['a', 14_000n],
    ['c', 3_000n],
    ['d', 0n],
    ['w', 2_000n],
  ])('[SP17] each way: 20 on %s at 11.00, a fifth for three places, pay %s', (runner, payout) => {
    const leg = { eachWay: fifth, withdrawn: 1 };
    expect(placeOdds(rate('11'), fifth)).toEqual(rate('3'));
    expect(paid(2_000n, '11', judged('outright', runner, whole, leg), fifth)).toBe(payout);
  });

  it('[SP17] each way: a double has two lines, and a Yankee twenty-two', () => {
    const legs = (count: number) =>
      Array.from({ length: count }, () => ({ isBanker: false, eachWay: fifth }));
    expect(lineCount(legs(2), [2])).toBe(2);
    expect(lineCount(legs(4), systems.yankee.sizes)).toBe(22);
    // One wins at 6.00, the other is placed at 11.00: the place double alone, 2.00 x 3.00.
    const won = judged('outright', 'a', race({ order: order('a', 'b') }), { eachWay: fifth });
    const placed = judged('outright', 'b', race({ order: order('a', 'b') }), { eachWay: fifth });
    const factors = [
      factorsOf({ odds: rate('6'), isBanker: false, eachWay: fifth }, won, 'void'),
      factorsOf({ odds: rate('11'), isBanker: false, eachWay: fifth }, placed, 'void'),
    ];
    expect(payoutOf(2_000n, factors, [2])).toBe(6_000n);
  });

  it.each([
    ['racing', 4, null],
    ['racing', 5, { places: 2, share: [1, 4] }],
    ['racing', 7, { places: 2, share: [1, 4] }],
    ['racing', 8, { places: 3, share: [1, 5] }],
    ['racing', 15, { places: 3, share: [1, 5] }],
    ['racing', 16, { places: 4, share: [1, 4] }],
    ['golf', 24, { places: 5, share: [1, 5] }],
  ] as const)('[SP17] %s with %s starters', (sport, starters, terms) => {
    expect(placeTerms(sport, starters)).toEqual(terms);
  });
});
