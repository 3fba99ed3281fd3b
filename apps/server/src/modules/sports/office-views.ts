import type { MatchTaking, OfficeMatch, OutcomeStake, TradedMarket } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { inMarketOrder } from '@ikka/sports/rules';
import type { MarketStake } from '../standing-bets/index.ts';
import { standingMarketOf } from './parts.ts';
import { isHeard, marketState } from './prices/takes-bets.ts';
import { decideLeg } from './settlement/decide-bet.ts';
import type { StoredLeg } from './slips/stored-bet.ts';
import type { StoredFeed, StoredFixture } from './store.ts';
import { wholeMatch } from './trading/void-markets.ts';
import { fixtureView, resultName } from './views.ts';
import type { NewTaking } from './watch/watch-store.ts';

/** A match as traders see it in a list. */
export function matchView(
  fixture: StoredFixture,
  feed: StoredFeed | undefined,
  takings: readonly NewTaking[],
  now: Date,
): OfficeMatch {
  const keys = Object.keys(fixture.board);
  return {
    id: fixture.id,
    fixture: fixtureView(fixture),
    provider: fixture.provider,
    isHeard: isHeard(feed, now),
    hold: fixture.hold,
    voided: fixture.voids[wholeMatch] ?? null,
    openMarkets: keys.filter((key) => marketState(fixture, key, feed, now) === 'open').length,
    heldMarkets: Object.keys(fixture.marketHolds).length,
    taken: takingViews(takings.filter((one) => one.fixture === fixture.id)),
  };
}

/** Real money first. */
const inOrder = <Row extends { readonly currency: string; readonly isTrial: boolean }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.isTrial) - Number(b.isTrial) || (a.currency < b.currency ? -1 : 1));

/** Sums of rows by currency, their amounts as the wire has them. */
function sumsOf<Part extends string>(
  rows: readonly (Readonly<Record<Part, bigint>> & { readonly currency: string; readonly bets: number })[],
  parts: readonly Part[],
) {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return inOrder(
    [...byCurrency].map(([code, own]) => {
      const currency = knownCurrency(code);
      const amounts = parts.map((part) => [
        part,
        formatAmount(
          own.reduce((all, row) => all + row[part], 0n),
          currency,
        ),
      ]);
      return {
        currency: currency.shownCode,
        isTrial: currency.isTrial,
        bets: own.reduce((all, { bets }) => all + bets, 0),
        ...(Object.fromEntries(amounts) as Record<Part, string>),
      };
    }),
  );
}

const takingViews = (rows: readonly NewTaking[]): MatchTaking[] =>
  sumsOf(rows, ['stake', 'standing', 'risk', 'paid']);
const stakeViews = (rows: readonly MarketStake[]): OutcomeStake[] =>
  sumsOf(rows, ['stake', 'standing', 'couldPay', 'paid']);

/** The markets of a match that are sold or on which somebody has bet, in the order of its page. */
export function tradedMarkets(
  fixture: StoredFixture,
  feed: StoredFeed | undefined,
  { staked, stakes }: { readonly staked: readonly string[]; readonly stakes: readonly MarketStake[] },
  now: Date,
): TradedMarket[] {
  const shown = Object.entries(fixture.board)
    .filter(([key, { state }]) => state !== 'closed' || staked.includes(key))
    .map(([key]) => key);
  const gone = staked.filter((key) => fixture.board[key] === undefined);
  return inMarketOrder(fixture.sport, [...shown, ...gone], (key) => key).map((key) => {
    const own = stakes.filter(
      ({ market }) => market === standingMarketOf({ fixture: fixture.id, market: key }),
    );
    const isSingle = ({ selection }: MarketStake) => selection !== null;
    const outcomes = fixture.board[key]?.outcomes ?? outcomesOf(own);
    return {
      key,
      state: marketState(fixture, key, feed, now),
      hold: fixture.marketHolds[key] ?? null,
      voided: fixture.voids[key] ?? fixture.voids[wholeMatch] ?? null,
      decided: fixture.results[key]?.reason ?? null,
      outcomes: outcomes.map((outcome) => ({
        key: outcome.key,
        odds: outcome.odds,
        movedPercent: fixture.moves[key]?.[outcome.key] ?? 0,
        stakes: stakeViews(own.filter(({ selection }) => selection === outcome.key)),
        result: resultOf(fixture, key, outcome.key),
      })),
      multiples: stakeViews(own.filter((one) => !isSingle(one))),
    };
  });
}

/** Of a market that is on the board no more, those on which somebody has bet. */
const outcomesOf = (stakes: readonly MarketStake[]) =>
  [...new Set(stakes.flatMap(({ selection }) => selection ?? []))].map((key) => ({ key, odds: null }));

/** What became of an outcome, for a bet that was placed before the match. */
function resultOf(fixture: StoredFixture, market: string, outcome: string) {
  const leg: StoredLeg = {
    fixture: fixture.id,
    market,
    outcome,
    odds: '2.00',
    version: 0,
    isBanker: false,
    isInPlay: false,
    takenAt: { home: 0, away: 0 },
  };
  const decision = decideLeg(leg, fixture);
  return decision === null ? null : resultName(decision.result);
}
