import {
  type FeedMarket,
  type FeedNews,
  type FootballFacts,
  type Goal,
  type MatchState,
  noFootball,
  removeMargin,
} from '@ikka/sports/rules';
import type { CouponEvent } from './coupon-schema.ts';

/** What an event of the coupon says, in the house's words: what it is, how it stands, what is offered on it. */
export function readEvent(provider: string, event: CouponEvent, updated: number): readonly FeedNews[] {
  const fixture = `${provider}-${event.id}`;
  const at = new Date(updated).toISOString();
  const both = (name: string) => ({ EN: name, UR: name });
  const side = (name: string) => ({
    code: slug(name),
    name: both(name),
    short: name.slice(0, 3).toUpperCase(),
  });
  return [
    {
      kind: 'fixture',
      fixture: {
        id: fixture,
        sport: 'football',
        region: {
          code: event.country === 'WW' ? 'int' : event.country.toLowerCase(),
          name: both(event.country),
        },
        league: { code: slug(`${event.country} ${event.comp}`), name: both(event.comp) },
        home: side(event.home),
        away: side(event.away),
        event: null,
        people: [],
        startsAt: new Date(event.ko * 1_000).toISOString(),
        isNeutral: false,
        format: {},
      },
    },
    { kind: 'state', fixture, version: updated, at, state: stateOf(event) },
    {
      kind: 'prices',
      fixture,
      version: updated,
      stateVersion: updated,
      at,
      rates: null,
      markets: marketsOf(event),
    },
  ];
}

/** What is left of an event that is on the coupon no more. */
export const goneEvent = (provider: string, { id }: CouponEvent, updated: number): FeedNews => ({
  kind: 'prices',
  fixture: `${provider}-${id}`,
  version: updated,
  stateVersion: updated,
  at: new Date(updated).toISOString(),
  rates: null,
  markets: [],
});

const stages = {
  PRE: 'scheduled',
  LIVE: 'live',
  HT: 'break',
  FT: 'official',
  OFF: 'postponed',
  ABD: 'abandoned',
} as const;

function stateOf({ status, min, score, ht }: CouponEvent): MatchState {
  const isFirst = ht === null && min <= 45;
  const period: FootballFacts['period'] =
    status === 'PRE' || status === 'OFF'
      ? 'before'
      : status === 'HT'
        ? 'half_time'
        : status === 'FT'
          ? 'over'
          : isFirst
            ? 'first'
            : 'second';
  // Who scored, and in which minute, the coupon does not say; no market of it asks.
  const goals = (['home', 'away'] as const).flatMap((side, at) =>
    Array.from({ length: score[at] ?? 0 }, (_, number): Goal => {
      const inFirst = ht === null ? isFirst : number < (ht[at] ?? 0);
      return {
        period: inFirst ? 'first' : 'second',
        minute: inFirst ? Math.min(min, 45) : min,
        side,
        scorer: null,
        isOwn: false,
        isPenalty: false,
      };
    }),
  );
  return { stage: stages[status], danger: null, facts: { ...noFootball, period, minute: min, goals } };
}

type Key = keyof CouponEvent['odds'];
const offered: readonly (Pick<FeedMarket, 'type' | 'line'> & {
  readonly outcomes: readonly (readonly [outcome: string, key: Key])[];
})[] = [
  {
    type: '1x2',
    line: null,
    outcomes: [
      ['home', '1'],
      ['draw', 'X'],
      ['away', '2'],
    ],
  },
  {
    type: 'ou',
    line: '2.5',
    outcomes: [
      ['over', 'O2.5'],
      ['under', 'U2.5'],
    ],
  },
  {
    type: 'btts',
    line: null,
    outcomes: [
      ['yes', 'GG'],
      ['no', 'NG'],
    ],
  },
];

function marketsOf({ odds }: CouponEvent): FeedMarket[] {
  return offered.flatMap(({ outcomes, ...market }) => {
    const quoted = outcomes.flatMap(([, key]) => odds[key] ?? []);
    // A part of a market says nothing of the chances of the whole.
    if (quoted.length < outcomes.length) return [];
    const { chances } = removeMargin('power', quoted);
    return [
      {
        ...market,
        scope: '',
        state: 'open' as const,
        outcomes: outcomes.map(([key], at) => ({ key, win: (chances[at] ?? 0).toFixed(6), back: '0' })),
      },
    ];
  });
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48);
