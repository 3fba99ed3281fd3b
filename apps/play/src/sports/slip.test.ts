import type { SportsFixture } from '@ikka/contract';
import { currencies } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import {
  changed,
  eachWayOf,
  emptySlip,
  isRelated,
  movedOdds,
  type Slip,
  sizesOf,
  systemsFor,
  typedAmount,
} from './slip.ts';
import { betsOf, costOf, returnOfSlip } from './slip-bets.ts';

const pick = (fixture: string, odds: string, market = '1x2', outcome = 'home') => ({
  fixture: { id: fixture } as SportsFixture,
  market,
  outcome,
  outcomeName: null,
  odds,
});
const of = (...picks: ReturnType<typeof pick>[]) =>
  picks.reduce((slip: Slip, one) => changed(slip, { type: 'toggle', pick: one }), emptySlip);
const PKR = currencies.PKR;

describe('the slip', () => {
  it('takes a selection once, and another outcome of a market in its place', () => {
    const slip = of(pick('a', '2.00'), pick('b', '3.00'), pick('a', '4.00', '1x2', 'draw'));
    expect(slip.picks.map(({ outcome, odds }) => [outcome, odds])).toEqual([
      ['home', '3.00'],
      ['draw', '4.00'],
    ]);
    expect(of(pick('a', '2.00'), pick('a', '2.00')).picks).toEqual([]);
  });

  it('knows related selections', () => {
    expect(isRelated(of(pick('a', '2.00'), pick('a', '1.80', 'btts', 'yes')))).toBe(true);
    expect(isRelated(of(pick('a', '2.00'), pick('b', '1.80')))).toBe(false);
  });

  it('offers the systems that so many selections have', () => {
    const free = { isBanker: false };
    const banker = { isBanker: true };
    const codes = (...picks: { isBanker: boolean }[]) => systemsFor(picks).map(({ code }) => code);
    expect(codes(free, free)).toEqual([]);
    expect(codes(free, free, free, free)).toEqual(['yankee', 'lucky15', '2/4', '3/4']);
    expect(codes(banker, free, free)).toEqual(['1/2']);
    expect(codes(banker, free, free, free)).toEqual(['trixie', 'patent', '1/3', '2/3']);
    const slip = changed(of(pick('a', '2.00'), pick('b', '3.00'), pick('c', '2.50')), {
      type: 'mode',
      mode: 'system',
    });
    expect(sizesOf(slip)).toEqual([2, 3]);
    const [first] = slip.picks;
    const fewer = changed(slip, { type: 'remove', key: `${first?.fixture.id}|1x2|home` });
    expect(fewer.mode).toBe('single');
  });

  it.each([
    ['100', 10_000n],
    ['0.5', 50n],
    ['12.34', 1_234n],
    ['.5', 50n],
    ['0', null],
    ['', null],
    ['12.345', null],
    ['-5', null],
  ])('reads %j as a stake', (text, amount) => {
    expect(typedAmount(text, PKR)).toBe(amount);
  });

  it('says exactly what is staked and returned', () => {
    const singles = ['a', 'b'].reduce(
      (slip, id) => changed(slip, { type: 'stake', key: `${id}|1x2|home`, stake: '33.33' }),
      of(pick('a', '1.95'), pick('b', '2.05'), pick('c', '3.00')),
    );
    const bets = betsOf(singles, PKR, null);
    expect(bets.map(({ toPlace }) => toPlace.stake)).toEqual(['33.33', '33.33']);
    expect([costOf(bets), returnOfSlip(bets)]).toEqual([6_666n, 6_499n + 6_832n]);
    const system = changed(changed(singles, { type: 'mode', mode: 'system' }), {
      type: 'stake',
      key: null,
      stake: '10',
    });
    expect(betsOf(system, PKR, null)).toMatchObject([{ stake: 4_000n, toPlace: { sizes: [2, 3] } }]);
  });

  it('stakes each line twice each way, on the terms that the house offers for every selection', () => {
    const slip = changed(
      changed(of(pick('a', '11.00', 'outright', 'ana')), {
        type: 'stake',
        key: 'a|outright|ana',
        stake: '10',
      }),
      { type: 'eachWay' },
    );
    const offered = (eachWay: { places: number; share: string } | null) => ({
      selections: [
        {
          fixture: 'a',
          market: 'outright',
          outcome: 'ana',
          odds: '11.00',
          state: 'open' as const,
          stakeMax: '1.00',
          eachWay,
        },
      ],
      stakeMin: '1.00',
      slip: null,
      isRelated: false,
    });
    expect(eachWayOf(slip, offered(null))).toBeNull();
    const terms = eachWayOf(slip, offered({ places: 3, share: '1/5' }));
    // 10 to win at 11.00, and 10 on a place at 3.00.
    expect(betsOf(slip, PKR, terms)).toMatchObject([
      { stake: 2_000n, returns: 14_000n, toPlace: { isEachWay: true, selections: [{ places: 3 }] } },
    ]);
    expect(betsOf(slip, PKR, null)).toMatchObject([{ stake: 1_000n, toPlace: { isEachWay: false } }]);
  });

  it('forgets what a trader was asked for as soon as the slip is another one', () => {
    const until = '2026-11-25T12:00:00.000Z';
    const referral = { referralId: 'r', state: 'waiting' as const, stake: '9.00', offer: null, until };
    const asked = changed(of(pick('a', '2.00')), { type: 'asked', referral });
    expect(changed(asked, { type: 'accept', accept: 'any' }).asked).toBe(referral);
    expect(changed(asked, { type: 'stake', key: 'a|1x2|home', stake: '8' }).asked).toBeNull();
    expect(changed(asked, { type: 'toggle', pick: pick('b', '3.00') }).asked).toBeNull();
  });

  it('asks about odds that have moved', () => {
    const slip = of(pick('a', '2.00'), pick('b', '3.00'));
    const quote = {
      selections: [
        {
          fixture: 'a',
          market: '1x2',
          outcome: 'home',
          odds: '1.90',
          state: 'open' as const,
          stakeMax: '1.00',
          eachWay: null,
        },
        {
          fixture: 'b',
          market: '1x2',
          outcome: 'home',
          odds: '3.00',
          state: 'open' as const,
          stakeMax: '1.00',
          eachWay: null,
        },
      ],
      stakeMin: '1.00',
      slip: null,
      isRelated: false,
    };
    const moved = movedOdds(slip, quote);
    expect([...moved]).toEqual([['a|1x2|home', '1.90']]);
    expect(movedOdds(changed(slip, { type: 'agree', odds: moved }), quote).size).toBe(0);
  });
});
