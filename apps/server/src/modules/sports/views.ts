import type {
  LegResultName,
  ListedFixture,
  SportsBet,
  SportsFixture,
  SportsLeg,
  SportsMarket,
} from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { type LegResult, lineCount, mainMarket, type PlaceTerms } from '@ikka/sports/rules';
import type { StandingBet } from '../standing-bets/index.ts';
import { marketState } from './prices/takes-bets.ts';
import { decideLeg, returnStillPossible } from './settlement/decide-bet.ts';
import { betOf, type StoredLeg } from './slips/stored-bet.ts';
import type { StoredFeed, StoredFixture } from './store.ts';

export const fixtureView = ({
  fixture,
  startsAt,
  stage,
  state,
  stateVersion,
}: StoredFixture): SportsFixture => ({
  id: fixture.id,
  sport: fixture.sport,
  region: fixture.region,
  league: fixture.league,
  home: fixture.home,
  away: fixture.away,
  event: fixture.event ?? null,
  startsAt: startsAt.toISOString(),
  stage,
  danger: state.danger,
  stateVersion,
  facts: { ...state.facts },
});

export function marketView(
  fixture: StoredFixture,
  key: string,
  feed: StoredFeed | undefined,
  now: Date,
): SportsMarket | null {
  const market = fixture.board[key];
  if (market === undefined) return null;
  return {
    key,
    version: market.version,
    state: marketState(fixture, key, feed, now),
    outcomes: market.outcomes.map(({ key: outcome, odds }) => ({ key: outcome, odds })),
  };
}

export function listedView(fixture: StoredFixture, feed: StoredFeed | undefined, now: Date): ListedFixture {
  return {
    ...fixtureView(fixture),
    runners: fixture.fixture.event ? fixture.fixture.people.map(({ code, name }) => ({ code, name })) : [],
    main: marketView(fixture, mainMarket(fixture.sport), feed, now),
    markets: Object.values(fixture.board).filter(({ state }) => state !== 'closed').length,
  };
}

export const resultName = (result: LegResult): LegResultName =>
  typeof result === 'object' ? 'dead_heat' : result;

export const termsView = (terms: PlaceTerms | null | undefined): SportsLeg['eachWay'] =>
  terms == null ? null : { places: terms.places, share: terms.share.join('/') };

function legView(leg: StoredLeg, fixture: StoredFixture): SportsLeg {
  const decision = decideLeg(leg, fixture);
  const person = fixture.fixture.people.find(({ code }) => code === leg.outcome);
  return {
    fixture: fixtureView(fixture),
    market: leg.market,
    outcome: leg.outcome,
    outcomeName: person?.name ?? null,
    odds: leg.odds,
    isBanker: leg.isBanker,
    isInPlay: leg.isInPlay,
    takenAt: leg.takenAt,
    result: decision === null ? null : resultName(decision.result),
    eachWay: termsView(leg.eachWay),
    placeResult: decision?.place == null ? null : resultName(decision.place),
    deductionPercent: decision?.deduction ?? 0,
    why: decision === null ? null : { key: decision.why.key, values: { ...decision.why.values } },
  };
}

/** A bet with what became of each of its selections. */
export function betView(
  bet: StandingBet,
  fixtures: ReadonlyMap<string, StoredFixture>,
  autos: ReadonlyMap<string, bigint>,
): SportsBet {
  const auto = bet.state === 'open' ? autos.get(bet.id) : undefined;
  const currency = knownCurrency(bet.currency);
  const { legs, sizes, countsFor, before = [] } = betOf(bet);
  const shown = (counted: string | undefined) =>
    formatAmount(counted === undefined ? bet.stake : BigInt(counted), currency);
  const fixtureOf = (id: string) => {
    const found = fixtures.get(id);
    if (found === undefined) throw new Error(`bet ${bet.id} is on a match that is not known: ${id}`);
    return found;
  };
  return {
    betId: bet.id,
    state: bet.state === 'settled' ? ((bet.payout ?? 0n) > 0n ? 'won' : 'lost') : bet.state,
    placedAt: bet.placedAt.toISOString(),
    endedAt: bet.endedAt?.toISOString() ?? null,
    stake: formatAmount(bet.stake, currency),
    standing: formatAmount(bet.standingStake, currency),
    countsFor: shown(countsFor),
    before: before.map((former) => ({
      changedAt: former.changedAt,
      countsFor: shown(former.countsFor),
      lines: lineCount(former.legs, former.sizes),
      legs: former.legs.map((leg) => legView(leg, fixtureOf(leg.fixture))),
    })),
    cashedOut: formatAmount(bet.cashedOut, currency),
    payout: bet.payout === null ? null : formatAmount(bet.payout, currency),
    returnMost: formatAmount(
      returnStillPossible(bet, (leg) => fixtureOf(leg.fixture)),
      currency,
    ),
    currency: currency.shownCode,
    lines: lineCount(legs, sizes),
    sizes: [...sizes],
    legs: legs.map((leg) => legView(leg, fixtureOf(leg.fixture))),
    autoCashOut: auto === undefined ? null : formatAmount(auto, currency),
    isCorrected: bet.revision > 0,
  };
}
