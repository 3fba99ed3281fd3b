import { type calls, isRefusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import { type Book, books, maidan } from '@ikka/sports/books';
import { briefly } from '../../platform/briefly.ts';
import type { Handlers, PlaySession } from '../../platform/calls.ts';
import type { StandingBet } from '../standing-bets/index.ts';
import { bookOf, isIn } from './books.ts';
import { setAutoCashOut } from './cash-out/auto-cash-out.ts';
import { autosOf } from './cash-out/auto-store.ts';
import { offerCashOut, takeCashOut } from './cash-out/cash-out.ts';
import { fitting, menuOf } from './fixtures/list-fixtures.ts';
import { pastForm } from './form/past-form.ts';
import type { SportsParts } from './parts.ts';
import { isHeard, isInPlay } from './prices/takes-bets.ts';
import { cashOutMarginBp } from './prices/trading-terms.ts';
import { askReferral, ownReferral, takeReferral } from './referrals/refer-bet.ts';
import { referralView } from './referrals/referral-view.ts';
import { editBet, worthOfEdit } from './slips/edit-bet.ts';
import { placeBet } from './slips/place-bet.ts';
import { quoteSlip } from './slips/quote-slip.ts';
import { fixturesOf } from './slips/stored-bet.ts';
import { comingFixtures, findFeed, findFixture, type StoredFixture } from './store.ts';
import { betView, fixtureView, listedView, marketView } from './views.ts';

type Calls = (typeof calls)['sports'];

export interface SportsRouteParts extends SportsParts {
  /** The member's cash in smallest units. */
  readonly cashOf: (memberId: bigint, currency: string) => Promise<bigint>;
}

/** A session of another game sees the book of sports, and cannot bet in it. */
const shownTo = (play: PlaySession): Book => bookOf(play) ?? maidan;

/** How long what all pages ask is believed. */
const listMs = 500;
/** A match is read where a push was missed: what is older than that would be missing still. */
const matchMs = 100;
/** Matches that should have begun so long ago, and those that begin so late, are on no list. */
const backMs = 12 * 3_600_000;
const aheadMs = 7 * 24 * 3_600_000;
const fixturesMost = 1_000;
/** So many matches are shown to whoever looks in. */
const boardMost = 24;

/** What the pages of sports ask. */
export function sportsRoutes(parts: SportsRouteParts): Handlers<Calls> {
  const { clock, standing } = parts;
  const { db } = parts.database;
  const coming = briefly(
    clock,
    () => {
      const now = clock.now().getTime();
      return comingFixtures(db, { from: new Date(now - backMs), to: new Date(now + aheadMs) }, fixturesMost);
    },
    listMs,
  );
  const feedOf = briefly(clock, (provider) => findFeed(db, provider), listMs);
  const oneFixture = briefly(clock, (id) => findFixture(db, id), matchMs);
  const balanceOf = async ({ memberId, currency }: PlaySession) =>
    formatAmount(await parts.cashOf(memberId, currency), knownCurrency(currency));
  const openAutos = (bets: readonly StandingBet[]) =>
    autosOf(
      db,
      bets.filter(({ state }) => state === 'open').map(({ id }) => id),
    );
  const viewsOf = async (bets: readonly StandingBet[]) => {
    const ids = bets.flatMap(fixturesOf);
    const [{ fixtures }, autos] = await Promise.all([parts.fresh.look(ids), openAutos(bets)]);
    return bets.map((bet) => betView(bet, fixtures, autos));
  };
  /** A bet that was placed a moment ago. */
  const viewOf = async (bet: StandingBet) =>
    betView(bet, await parts.fresh.recall(fixturesOf(bet)), new Map());
  const allHeard = async (fixtures: readonly StoredFixture[]) => {
    const providers = [...new Set(fixtures.map(({ provider }) => provider))];
    const feeds = await Promise.all(providers.map(feedOf));
    return feeds.every((feed) => isHeard(feed, clock.now()));
  };

  /** A book that is closed shows nothing that could be bet on. */
  const board = briefly(
    clock,
    async (category) => {
      const now = clock.now();
      const book = books.find((one) => one.category === category) ?? maidan;
      const isClosed = (await parts.whyClosed(book.gameId)) !== null;
      const matches = isClosed ? [] : fitting(await coming(''), book, { when: 'all' }, now);
      const list = await Promise.all(
        matches
          .slice(0, boardMost)
          .map(async (fixture) => listedView(fixture, await feedOf(fixture.provider), now)),
      );
      return {
        serverTime: now.toISOString(),
        gameId: book.gameId,
        vassalage: book.vendorCode,
        matches: matches.length,
        live: matches.filter(isInPlay).length,
        list,
      };
    },
    listMs,
  );

  return {
    sportsBoard: ({ query }) => board(query.category),
    async sportsMenu(_input, { play }) {
      const [fixtures, balance] = await Promise.all([coming(''), balanceOf(play)]);
      const book = shownTo(play);
      const shown = fitting(fixtures, book, { when: 'all' }, clock.now());
      return { sports: menuOf(shown, book), serverTime: clock.now().toISOString(), balance };
    },
    async sportsFixtures({ query }, { play }) {
      const now = clock.now();
      const fixtures = await coming('');
      const list = await Promise.all(
        fitting(fixtures, shownTo(play), query, now).map(async (fixture) =>
          listedView(fixture, await feedOf(fixture.provider), now),
        ),
      );
      return { list, serverTime: now.toISOString(), isLineOpen: await allHeard(fixtures) };
    },
    async sportsFixture({ params }, { play }) {
      const fixture = await oneFixture(params.fixture);
      if (fixture === null || !isIn(shownTo(play), fixture))
        return refuse('sports.fixture_unknown', { fixture: params.fixture });
      const now = clock.now();
      const feed = await feedOf(fixture.provider);
      const markets = Object.keys(fixture.board).flatMap((key) => {
        const view = marketView(fixture, key, feed, now);
        return view === null || view.state === 'closed' ? [] : [view];
      });
      const { people } = fixture.fixture;
      return {
        fixture: { ...fixtureView(fixture), people: people.map((person) => ({ ...person })) },
        markets,
        version: fixture.version,
        serverTime: now.toISOString(),
        isLineOpen: isHeard(feed, now),
      };
    },
    async sportsForm({ params }, { play }) {
      const fixture = await oneFixture(params.fixture);
      if (fixture === null || !isIn(shownTo(play), fixture))
        return refuse('sports.fixture_unknown', { fixture: params.fixture });
      return pastForm(db, fixture);
    },
    async sportsQuote({ body }, { play }) {
      return quoteSlip(parts, { ...body, book: shownTo(play) }, knownCurrency(play.currency));
    },
    async placeSportsBet({ body }, { play, idempotencyKey }) {
      const book = bookOf(play);
      if (book === null) return refuse('game.unavailable', { gameId: play.gameId });
      const placed = await placeBet(parts, { play, book, key: idempotencyKey, ...body });
      if (isRefusal(placed)) return placed;
      return {
        bet: await viewOf(placed.bet),
        balance: formatAmount(placed.balance, knownCurrency(play.currency)),
      };
    },
    async sportsBets({ query }, { play }) {
      const { pageNo, pageSize, state } = query;
      const { rows, total } = await standing.list(
        {
          memberId: play.memberId,
          currency: play.currency,
          vendorCode: shownTo(play).vendorCode,
          isOpen: state === undefined ? undefined : state === 'open',
        },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      return {
        list: await viewsOf(rows),
        pageNum: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
        balance: await balanceOf(play),
      };
    },
    async offerCashOut({ params, body }, { play }) {
      const currency = knownCurrency(play.currency);
      const stake = body.stake === null ? null : parseAmount(body.stake, currency);
      if (body.stake !== null && stake === null) return refuse('round.stake_invalid', { stakes: [] });
      const offer = await offerCashOut(parts, { betId: params.betId, play, stake });
      if (isRefusal(offer)) return offer;
      return {
        offerId: offer.id,
        stake: formatAmount(offer.stake, currency),
        pays: formatAmount(offer.pays, currency),
        marginPercent: String(Number(cashOutMarginBp) / 100),
        until: offer.until.toISOString(),
      };
    },
    async setAutoCashOut({ params, body }, { play }) {
      const done = await setAutoCashOut(parts, { ...params, ...body, play });
      if (isRefusal(done)) return done;
      const [view] = await viewsOf([done]);
      if (view === undefined) throw new Error(`bet ${done.id} cannot be shown`);
      return { bet: view };
    },
    async askReferral({ body }, { play, idempotencyKey }) {
      const book = bookOf(play);
      if (book === null) return refuse('game.unavailable', { gameId: play.gameId });
      const asked = await askReferral(parts, { play, book, key: idempotencyKey, ...body });
      return isRefusal(asked) ? asked : referralView(asked, clock.now());
    },
    async sportsReferral({ params }, { play }) {
      const found = await ownReferral(parts, params.referralId, play);
      return found === null ? refuse('sports.referral_unknown') : referralView(found, clock.now());
    },
    async takeReferral({ params, body }, { play }) {
      const placed = await takeReferral(parts, {
        play,
        book: shownTo(play),
        id: params.referralId,
        ...body,
      });
      if (isRefusal(placed)) return placed;
      return {
        bet: await viewOf(placed.bet),
        balance: formatAmount(placed.balance, knownCurrency(play.currency)),
      };
    },
    async sportsEditWorth({ params }, { play }) {
      const counts = await worthOfEdit(parts, { ...params, play, book: shownTo(play) });
      return isRefusal(counts) ? counts : { countsFor: formatAmount(counts, knownCurrency(play.currency)) };
    },
    async editSportsBet({ params, body }, { play, idempotencyKey }) {
      const edited = await editBet(parts, {
        play,
        book: shownTo(play),
        key: idempotencyKey,
        ...params,
        ...body,
      });
      if (isRefusal(edited)) return edited;
      const [bet] = await viewsOf([edited]);
      if (bet === undefined) throw new Error(`bet ${edited.id} cannot be shown`);
      return { bet, balance: await balanceOf(play) };
    },
    async takeCashOut({ params, body }, { play, idempotencyKey }) {
      const done = await takeCashOut(parts, {
        betId: params.betId,
        play,
        key: idempotencyKey,
        offerId: body.offerId,
      });
      if (isRefusal(done)) return done;
      const currency = knownCurrency(play.currency);
      const [bet] = await viewsOf([done.bet]);
      if (bet === undefined) throw new Error(`bet ${done.bet.id} cannot be shown`);
      return {
        bet,
        paid: formatAmount(done.cashOut.payout, currency),
        balance: formatAmount(done.balance, currency),
      };
    },
  };
}
