import { describe, expect, it } from 'vitest';
import { readLine } from './http-provider.ts';

const at = '2026-05-04T12:00:00.000Z';
const prices = {
  sequence: 7,
  at,
  kind: 'prices',
  version: 5,
  fixtureId: 'a-1',
  stateVersion: 4,
  prices: {
    rates: { home: 1.6, away: 1.1, rho: -0.08 },
    markets: [
      {
        type: 'cards',
        scope: '',
        line: '3.5',
        state: 'open',
        outcomes: [
          { key: 'over', win: 0.5, back: 0, odds: 1.88 },
          { key: 'under', win: 0.0000001, back: 0, odds: null },
        ],
      },
    ],
  },
};

describe('a line of the wire', () => {
  it('[SP-F8] is read in the house’s words', () => {
    expect(readLine('sandbox', JSON.stringify(prices))).toEqual({
      kind: 'news',
      sequence: 7,
      news: {
        kind: 'prices',
        fixture: 'sandbox-a-1',
        version: 5,
        stateVersion: 4,
        at,
        rates: { home: '1.6', away: '1.1', rho: '-0.08' },
        markets: [
          {
            type: 'cards',
            scope: '',
            line: '3.5',
            state: 'open',
            outcomes: [
              { key: 'over', win: '0.5', back: '0' },
              { key: 'under', win: '0.0000001', back: '0' },
            ],
          },
        ],
      },
    });
    expect(readLine('sandbox', JSON.stringify({ kind: 'heartbeat', sequence: 9, at }))).toEqual({
      kind: 'heartbeat',
      sequence: 9,
    });
  });

  it.each([
    ['is cut off', '{"sequence":7,"at"', null],
    ['is no object', '7', null],
    ['has no sequence', JSON.stringify({ ...prices, sequence: undefined }), null],
    ['has a kind that is not known', JSON.stringify({ ...prices, kind: 'rumour' }), 7],
    [
      'has a chance above one',
      JSON.stringify({
        ...prices,
        prices: {
          rates: null,
          markets: [{ ...prices.prices.markets[0], outcomes: [{ key: 'over', win: 1.5, back: 0 }] }],
        },
      }),
      7,
    ],
    ['has an id that is none', JSON.stringify({ ...prices, fixtureId: '../../a' }), 7],
    ['has a version that is none', JSON.stringify({ ...prices, version: 'soon' }), 7],
    [
      'has rates beyond all matches',
      JSON.stringify({ ...prices, prices: { rates: { home: 99, away: 1, rho: 0 }, markets: [] } }),
      7,
    ],
  ])('[SP-F8] is malformed where it %s', (_name, text, sequence) => {
    expect(readLine('sandbox', text)).toMatchObject({ kind: 'malformed', sequence });
  });
});
