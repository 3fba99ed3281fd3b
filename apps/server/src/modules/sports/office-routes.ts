import { type calls, isRefusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Approvals } from '../approvals/index.ts';
import { autosOf } from './cash-out/auto-store.ts';
import { matchView, tradedMarkets } from './office-views.ts';
import { type SportsParts, standingMarketOf } from './parts.ts';
import { answerReferral } from './referrals/refer-bet.ts';
import { listReferrals, type StoredReferral } from './referrals/referral-store.ts';
import { askedView } from './referrals/referral-view.ts';
import { betOf } from './slips/stored-bet.ts';
import { findFeed, findFixture, findFixtures, type StoredFixture, stakedMarkets } from './store.ts';
import { holdMarkets } from './trading/hold-markets.ts';
import { betView, fixtureView } from './views.ts';
import { takingsOf } from './watch/sum-takings.ts';
import { findTakings, listMatches, listSigns, type Margin, sumMargins } from './watch/watch-store.ts';

export interface SportsOfficeParts extends SportsParts {
  readonly wishFor: Approvals['wishFor'];
  readonly namesOf: (memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
}

const answeredMost = 20;

/** What traders see of the book, and do to it. */
export function sportsOfficeRoutes(parts: SportsOfficeParts): Handlers<(typeof calls)['officeSports']> {
  const { clock, standing, wishFor, namesOf } = parts;
  const { db } = parts.database;

  const viewsOf = async (fixtures: readonly StoredFixture[]) => {
    const providers = [...new Set(fixtures.map(({ provider }) => provider))];
    const [takings, ...feeds] = await Promise.all([
      findTakings(
        db,
        fixtures.map(({ id }) => id),
      ),
      ...providers.map((provider) => findFeed(db, provider)),
    ]);
    return fixtures.map((fixture) =>
      matchView(fixture, feeds[providers.indexOf(fixture.provider)], takings, clock.now()),
    );
  };
  const viewOf = async (fixture: StoredFixture) => {
    const [view] = await viewsOf([fixture]);
    if (view === undefined) throw new Error(`the match ${fixture.id} is gone`);
    return view;
  };
  const marketsOf = async (fixture: string) => {
    const staked = await stakedMarkets(db, fixture);
    return { staked, markets: staked.map((market) => standingMarketOf({ fixture, market })) };
  };
  const knownFixtures = async (ids: readonly string[]) =>
    new Map((await findFixtures(db, [...new Set(ids)])).map((fixture) => [fixture.id, fixture]));

  const askedViews = async (list: readonly StoredReferral[]) => {
    const [fixtures, names] = await Promise.all([
      knownFixtures(list.flatMap(({ legs }) => legs.map(({ fixture }) => fixture))),
      namesOf(list.map(({ memberId }) => memberId)),
    ]);
    return list.map((one) => askedView(one, fixtures, names.get(one.memberId) ?? '', clock.now()));
  };

  return {
    async officeMatches({ query }) {
      const { rows, total } = await listMatches(db, query, rowsOf(query));
      return pageOf(query, await viewsOf(rows), total);
    },
    async officeMatch({ params }) {
      const fixture = await findFixture(db, params.fixture);
      if (fixture === null) return refuse('sports.fixture_unknown', params);
      const [feed, { staked, markets }] = await Promise.all([
        findFeed(db, fixture.provider),
        marketsOf(fixture.id),
      ]);
      const stakes = await standing.stakesOn(markets);
      return {
        match: matchView(fixture, feed, takingsOf(fixture.id, stakes), clock.now()),
        people: fixture.fixture.people.map(({ code, name }) => ({ code, name })),
        markets: tradedMarkets(fixture, feed, { staked, stakes }, clock.now()),
      };
    },
    async officeMatchBets({ params, query }) {
      if ((await findFixture(db, params.fixture)) === null) return refuse('sports.fixture_unknown', params);
      const { markets } = await marketsOf(params.fixture);
      const { rows, total } = await standing.listOn(markets, rowsOf(query));
      const [autos, fixtures, names] = await Promise.all([
        autosOf(
          db,
          rows.map(({ id }) => id),
        ),
        knownFixtures(rows.flatMap((bet) => betOf(bet).legs.map(({ fixture }) => fixture))),
        namesOf(rows.map(({ memberId }) => memberId)),
      ]);
      return pageOf(
        query,
        rows.map((bet) => ({
          ...betView(bet, fixtures, autos),
          id: bet.id,
          memberId: String(bet.memberId),
          account: names.get(bet.memberId) ?? '',
          isTrial: knownCurrency(bet.currency).isTrial,
        })),
        total,
      );
    },
    async officeBetSigns({ query }) {
      const { rows, total } = await listSigns(db, query, rowsOf(query));
      const [fixtures, names] = await Promise.all([
        knownFixtures(rows.map(({ fixture }) => fixture)),
        namesOf(rows.map(({ memberId }) => memberId)),
      ]);
      const list = rows.flatMap(
        ({ fixture: id, market, memberId, kind, currency: code, bets, stake, at }) => {
          const fixture = fixtures.get(id);
          if (fixture === undefined) return [];
          const currency = knownCurrency(code);
          return [
            {
              id: [id, market, memberId, code, kind].join(' '),
              fixture: fixtureView(fixture),
              market,
              memberId: String(memberId),
              account: names.get(memberId) ?? '',
              sign: kind,
              bets,
              stake: formatAmount(stake, currency),
              currency: currency.shownCode,
              isTrial: currency.isTrial,
              at: at.toISOString(),
            },
          ];
        },
      );
      return pageOf(query, list, total);
    },
    async officeMargins({ query }) {
      const { by, sport } = query;
      const margins = await sumMargins(db, { by, sport, ...rangeOf(query) });
      const examples = await knownFixtures(by === 'league' ? margins.map(({ example }) => example) : []);
      return {
        rows: margins.map((margin) => ({
          ...marginView(margin),
          name: examples.get(margin.example)?.fixture.league.name ?? null,
        })),
      };
    },
    async officeReferrals() {
      const now = clock.now();
      const list = await listReferrals(db, now, answeredMost);
      return { list: await askedViews(list), serverTime: now.toISOString() };
    },
    async officeAnswerReferral({ params, body }, caller) {
      const answered = await answerReferral(parts, {
        id: params.referralId,
        ...body,
        by: operatorOf(caller),
      });
      if (isRefusal(answered)) return answered;
      const [view] = await askedViews([answered]);
      if (view === undefined) throw new Error(`the referral ${answered.id} is gone`);
      return view;
    },
    async officeHoldMarket({ params, body }, caller) {
      const done = await holdMarkets(parts, { ...params, ...body, by: operatorOf(caller) });
      return isRefusal(done) ? done : viewOf(done);
    },
    async officeMoveMarket({ params, body }, caller) {
      const outcome = declaredOnly(
        ['sports.fixture_unknown', 'sports.market_unknown', 'sports.move_invalid', 'approval.already_open'],
        await wishFor(
          { act: 'sports.move', payload: { ...params, ...body }, reason: body.reason },
          operatorOf(caller),
        ),
      );
      return isRefusal(outcome) ? outcome : { proposalId: outcome.proposalId };
    },
    async officeDecideMarket({ params, body }, caller) {
      const outcome = declaredOnly(
        [
          'sports.fixture_unknown',
          'sports.market_unknown',
          'sports.already_void',
          'sports.result_early',
          'sports.result_invalid',
          'approval.already_open',
        ],
        await wishFor(
          { act: 'sports.result', payload: { ...params, ...body }, reason: body.reason },
          operatorOf(caller),
        ),
      );
      return isRefusal(outcome) ? outcome : { proposalId: outcome.proposalId };
    },
    async officeVoidMarket({ params, body }, caller) {
      const outcome = declaredOnly(
        ['sports.fixture_unknown', 'sports.market_unknown', 'sports.already_void', 'approval.already_open'],
        await wishFor(
          { act: 'sports.void', payload: { ...params, ...body }, reason: body.reason },
          operatorOf(caller),
        ),
      );
      return isRefusal(outcome) ? outcome : { proposalId: outcome.proposalId };
    },
  };
}

function marginView({ part, currency: code, bets, stake, standing, paid }: Margin) {
  const currency = knownCurrency(code);
  const over = stake - standing;
  const kept = over - paid;
  return {
    part,
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    bets,
    stake: formatAmount(stake, currency),
    standing: formatAmount(standing, currency),
    paid: formatAmount(paid, currency),
    kept: formatAmount(kept, currency),
    keptPercent: over === 0n ? null : (Number((kept * 10_000n) / over) / 100).toFixed(2),
  };
}
