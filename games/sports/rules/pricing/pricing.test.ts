import { describe, expect, it } from 'vitest';
import { noFootball } from '../facts/football-facts.ts';
import { noRounds } from '../facts/rounds-facts.ts';
import { printOdds } from '../odds/odds-format.ts';
import { printLine } from '../settlement/line-result.ts';
import { bestOf, bestOfScores } from './best-of.ts';
import { fairOdds, footballPricer } from './price-football.ts';
import { mapsPricer } from './price-maps.ts';
import { quoteMarket } from './quote-market.ts';
import { meansOf, scoreMatrix } from './score-matrix.ts';

const chancesOf = (rates: { home: number; away: number; rho: number }, facts = noFootball) => {
  const priced = footballPricer(rates, facts).markets();
  return (key: string, outcome: string) => {
    const market = priced.find(
      ({ type, scope, line }) =>
        `${type}${scope === '' ? '' : `@${scope}`}${line === null ? '' : `/${printLine(line)}`}` === key,
    );
    const found = market?.outcomes.find((one) => one.key === outcome);
    if (found === undefined) throw new Error(`${key} ${outcome} is not priced`);
    return found;
  };
};

describe('[SP10] football by Dixon and Coles', () => {
  const plain = chancesOf({ home: 1.6, away: 1.1, rho: 0 });

  it.each([
    ['1x2', 'home', 0.4895735371],
    ['1x2', 'draw', 0.2489109806],
    ['1x2', 'away', 0.2615154822],
    ['btts', 'yes', 0.532437911],
    ['ou/0.5', 'over', 0.9327944873],
    ['ou/1.5', 'over', 0.7513396029],
    ['ou/2.5', 'over', 0.5063755089],
    ['ou/3.5', 'over', 0.2859078244],
    ['ou/4.5', 'over', 0.1370921373],
    ['cs', '0-0', 0.0672055127],
    ['cs', '1-0', 0.1075288204],
    ['cs', '0-1', 0.073926064],
    ['cs', '1-1', 0.1182817024],
    ['cs', '2-1', 0.0946253619],
    ['cs', '1-2', 0.0650549363],
    ['cs', '2-2', 0.0520439491],
    ['cs', '3-1', 0.0504668597],
  ])('%s %s is %s', (key, outcome, chance) => {
    expect(plain(key, outcome).win).toBeCloseTo(chance, 9);
  });

  it.each([
    ['ah/0', 'home', 1.53416997],
    ['ah/-0.25', 'home', 1.78838202],
    ['ah/-0.5', 'home', 2.04259406],
    ['ah/-0.75', 'home', 2.37066803],
    ['ah/-1', 'home', 3.00001424],
    ['ah/0.25', 'home', 1.42590085],
    ['ou/2.25', 'over', 1.73293917],
    ['ou/2.5', 'over', 1.97481905],
    ['ou/2.75', 'over', 2.24608071],
  ])('%s %s is fair at %s', (key, outcome, odds) => {
    expect(fairOdds(plain(key, outcome))).toBeCloseTo(odds, 7);
  });

  it('a draw that pays the stake back leaves home its share of the rest', () => {
    const { win, back } = plain('dnb', 'home');
    expect(win / (1 - back)).toBeCloseTo(0.6518182592, 9);
  });

  it('makes low scores likelier or rarer by rho', () => {
    const matrix = scoreMatrix(1.6, 1.1, -0.13);
    expect(matrix.flat().reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    const chances = chancesOf({ home: 1.6, away: 1.1, rho: -0.13 });
    const figures: [string, string, number][] = [
      ['1x2', 'home', 0.4741969158],
      ['1x2', 'draw', 0.2796642233],
      ['1x2', 'away', 0.2461388609],
      ['cs', '0-0', 0.0825821341],
      ['cs', '1-0', 0.0921521991],
      ['cs', '0-1', 0.0585494427],
      ['cs', '1-1', 0.1336583237],
      ['btts', 'yes', 0.5478145324],
      ['ou/1.5', 'over', 0.7667162242],
      ['ou/2.5', 'over', 0.5063755089],
    ];
    for (const [key, outcome, chance] of figures) expect(chances(key, outcome).win).toBeCloseTo(chance, 9);
  });

  it.each([
    ['home/home', 0.29904738],
    ['draw/draw', 0.15011435],
    ['away/away', 0.14732249],
    ['home/draw', 0.04939832],
    ['home/away', 0.01634816],
    ['draw/home', 0.16430193],
    ['draw/away', 0.09784483],
    ['away/home', 0.02622423],
    ['away/draw', 0.04939832],
  ])('half time and full time %s is %s', (outcome, chance) => {
    expect(plain('htft', outcome).win).toBeCloseTo(chance, 7);
  });

  it('in the sixtieth minute of 1-0 a third of the goals is to come', () => {
    const goal = {
      period: 'first',
      minute: 20,
      side: 'home',
      scorer: null,
      isOwn: false,
      isPenalty: false,
    } as const;
    const chances = chancesOf(
      { home: 1.6, away: 1.1, rho: 0 },
      { ...noFootball, period: 'second', minute: 60, goals: [goal] },
    );
    expect(chances('1x2', 'home').win).toBeCloseTo(0.8028591096, 9);
    expect(chances('1x2', 'draw').win).toBeCloseTo(0.1641347139, 9);
    expect(chances('1x2', 'away').win).toBeCloseTo(0.0330061764, 9);
  });

  it('reads supremacy and total', () => {
    const { home, away } = meansOf(0.5, 2.7);
    expect([home, away]).toEqual([1.6, 1.1]);
  });
});

describe('[SP11] best of several maps', () => {
  it.each([
    [1, 0.6],
    [3, 0.648],
    [5, 0.68256],
    [7, 0.710208],
  ])('of %s with 0.6 for each: %s', (maps, chance) => {
    expect(bestOf(maps, 0.6)).toBeCloseTo(chance, 12);
  });

  it('knows the scores of a best of three', () => {
    const scores = bestOfScores(3, 0.6);
    for (const [score, chance] of [
      ['2-0', 0.36],
      ['2-1', 0.288],
      ['1-2', 0.192],
      ['0-2', 0.16],
    ] as const)
      expect(scores.get(score)).toBeCloseTo(chance, 12);
  });
});

describe('[SP12] quoting', () => {
  const terms = { method: 'power', overround: 0.05 } as const;
  const shown = (outcomes: Parameters<typeof quoteMarket>[0]) =>
    quoteMarket(outcomes, terms).map(({ odds }) => (odds === null ? null : printOdds(odds, 'decimal')));

  it('never pays more than the book is worth, on one winner or two', () => {
    const even = [0.49, 0.25, 0.26].map((win, at) => ({ key: String(at), win, back: 0 }));
    const prices = quoteMarket(even, terms).map(
      ({ odds }) => Number(odds?.numerator) / Number(odds?.denominator),
    );
    expect(prices.reduce((sum, d) => sum + 1 / d, 0)).toBeGreaterThanOrEqual(1.05);
    expect(
      shown([
        { key: '1x', win: 0.74, back: 0 },
        { key: '12', win: 0.75, back: 0 },
        { key: 'x2', win: 0.51, back: 0 },
      ]),
    ).toEqual(['1.29', '1.27', '1.84']);
  });

  it('closes what is decided', () => {
    expect(
      shown([
        { key: 'over', win: 1, back: 0 },
        { key: 'under', win: 0, back: 0 },
      ]),
    ).toEqual([null, null]);
    expect(
      shown([
        { key: 'home', win: 0, back: 1 },
        { key: 'away', win: 0, back: 1 },
      ]),
    ).toEqual([null, null]);
  });
});

describe('[SP11] titles by maps', () => {
  const facts = noRounds('cs2');
  const won = (side: 'home' | 'away') => ({ name: 'nuke', rounds: [], winner: side });
  const pricedOf = (pricer: ReturnType<typeof mapsPricer>) => {
    const markets = pricer.markets();
    return (type: string, outcome: string, line: number | null = null) =>
      markets
        .find((market) => market.type === type && market.line === line)
        ?.outcomes.find(({ key }) => key === outcome)?.win;
  };

  it('prices a best of three as the sheet does, before it begins', () => {
    const price = pricedOf(mapsPricer({ map: 0.6, now: null }, facts, 3));
    expect(price('winner', 'home')).toBeCloseTo(0.648, 12);
    expect(['2-0', '2-1', '1-2', '0-2'].map((score) => price('map_cs', score)?.toFixed(3))).toEqual([
      '0.360',
      '0.288',
      '0.192',
      '0.160',
    ]);
    expect(price('map_ah', 'home', -6)).toBeCloseTo(0.36, 12);
    expect(price('map_ah', 'away', 6)).toBeCloseTo(0.16, 12);
    expect(price('map_ou', 'over', 10)).toBeCloseTo(0.48, 12);
  });

  it.each([
    [1, 0.6],
    [5, 0.68256],
  ])('prices a best of %d', (maps, chance) => {
    const price = pricedOf(mapsPricer({ map: 0.6, now: null }, facts, maps));
    expect(price('winner', 'home')).toBeCloseTo(chance, 12);
    expect(price('map_cs', '3-2') === undefined).toBe(maps === 1);
  });

  it('counts the maps that are over, and the one that is played by its own chance', () => {
    const running = { ...facts, maps: [won('home'), { name: 'train', rounds: [], winner: null }] };
    const pricer = mapsPricer({ map: 0.6, now: 0.9 }, running, 3);
    const price = pricedOf(pricer);
    expect(price('winner', 'home')).toBeCloseTo(0.9 + 0.1 * 0.6, 12);
    expect(price('map_cs', '2-0')).toBeCloseTo(0.9, 12);
    expect(price('map_cs', '0-2')).toBeUndefined();
    const line = { scope: '', line: 6, outcome: 'away', takenAt: { home: 0, away: 0 } };
    expect(pricer.chance('map_ah', line)?.win).toBe(0);
    expect(pricer.chance('map', { ...line, scope: 'm2', line: null })).toBeNull();
    const over = mapsPricer({ map: 0.6, now: null }, { ...facts, maps: [], winner: 'away' }, 3);
    expect([over.markets(), over.chance('winner', { ...line, line: null })]).toEqual([[], null]);
  });
});
