import { leagues, plan, playMatch } from '@ikka/feed-sandbox/testing';
import {
  decide,
  type FeedMarket,
  type Fixture,
  knownMarket,
  type LegResult,
  type MatchState,
  marketKey,
  type SportCode,
  sportCodes,
} from '@ikka/sports/rules';
import { describe, expect, it } from 'vitest';
import { readNews } from './read-news.ts';
import { newsSchema } from './wire-schema.ts';

/** What the wire says, read as the house reads it. */
const heard = (news: object) => readNews('sandbox', newsSchema.parse(news), '2026-01-01T00:00:00.000Z');

interface Played {
  readonly fixture: Fixture;
  readonly final: MatchState;
  /** The markets at a few moments of the match. */
  readonly priced: readonly (readonly FeedMarket[])[];
}

/** A match from before its start to its official result, priced at four moments that follow from its number. */
function played(sport: SportCode, number: number): Played {
  const own = leagues.filter((league) => league.sport === sport);
  const league = own[number % own.length];
  if (league === undefined) throw new Error(`no ${sport}`);
  const teams =
    league.field === null
      ? [number % 5, 5 - (number % 2)].flatMap((at) => league.teams[at] ?? [])
      : league.teams.slice(number % 5, (number % 5) + league.field.most - (number % 3));
  const planned = plan(league, teams, { id: `match-${number}`, startsAt: 0 });
  const news = heard({ kind: 'fixture', version: 1, fixture: planned.fixture });
  if (news.kind !== 'fixture') throw new Error('no fixture');
  const match = playMatch(planned, 'books');
  const priced: (readonly FeedMarket[])[] = [];
  const price = () => {
    const prices = match.prices(0);
    if (prices === null) return;
    const told = heard({ kind: 'prices', version: 1, fixtureId: 'match', stateVersion: 1, prices });
    if (told.kind === 'prices') priced.push(told.markets);
  };
  price();
  const every = 23 + (number % 11);
  for (let tick = 1; !match.isDone(); tick += 1) {
    match.step();
    if (tick % every === 0 && priced.length < 4) price();
  }
  const state = heard({ kind: 'state', version: 1, fixtureId: 'match', state: match.state() });
  if (state.kind !== 'state') throw new Error('no state');
  return { fixture: news.fixture, final: state.state, priced };
}

/** Those with markets on people say by their own tests how often they come: what is void there is not void by chance. */
const counts: Partial<Record<SportCode, number>> = { football: 25, cricket: 12 };
const customary = 70;
const enough = 50;

/** What of a stake wins; of a dead heat a part. */
const shareOf = (result: LegResult | undefined): number =>
  typeof result === 'object' ? result.places / result.runners : result === 'win' ? 1 : 0;

describe('the books of the sandbox', () => {
  it.each(sportCodes)(
    '[SP8] %s: all that is priced is settled, and comes as often as its price says',
    (sport) => {
      const kinds = new Map<string, { sum: number; squares: number; count: number }>();
      const most = counts[sport] ?? customary;
      // Of hundreds of thousands of outcomes each is looked at, and only what is amiss is told.
      const unknown: string[] = [];
      const undecided: string[] = [];
      const strange: string[] = [];
      let official = 0;
      for (let number = 0; number < most; number += 1) {
        const { fixture, final, priced } = played(sport, number);
        const match = { fixture, state: final, isGivenUp: true };
        if (final.stage === 'official') official += 1;
        const off = new Map<string, number>();
        for (const market of priced.flat()) {
          const kind = knownMarket(sport, market);
          if (kind === null) unknown.push(`${sport} ${marketKey(market)}`);
          const outcomes = kind?.outcomes(fixture.people) ?? [];
          for (const [at, outcome] of market.outcomes.entries()) {
            const decision = decide(
              { ...market, outcome: outcome.key, takenAt: { home: 0, away: 0 } },
              match,
            );
            if (decision === null) undecided.push(`${marketKey(market)} ${outcome.key}`);
            if (!outcomes.includes(outcome.key)) strange.push(`${marketKey(market)} ${outcome.key}`);
            if (at > 0 || final.stage !== 'official' || decision?.result === 'void') continue;
            const won = shareOf(decision?.result);
            off.set(market.type, (off.get(market.type) ?? 0) + won - Number(outcome.win));
          }
        }
        // What one match is off is one number: its moments and lines hang together.
        for (const [type, by] of off) {
          const { sum, squares, count } = kinds.get(type) ?? { sum: 0, squares: 0, count: 0 };
          kinds.set(type, { sum: sum + by, squares: squares + by * by, count: count + 1 });
        }
      }
      expect({ unknown, undecided, strange }).toEqual({ unknown: [], undecided: [], strange: [] });
      expect(official).toBeGreaterThan(most * 0.85);
      for (const [type, { sum, squares, count }] of kinds)
        if (count >= enough) expect(Math.abs(sum) / Math.sqrt(squares), `${sport} ${type}`).toBeLessThan(4);
    },
  );
});
