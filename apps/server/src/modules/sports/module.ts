import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@ikka/contract';
import { books } from '@ikka/sports/books';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { bringActs } from '../approvals/index.ts';
import { approvals } from '../approvals/module.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { settings } from '../settings/module.ts';
import { betViews } from '../standing-bets/index.ts';
import { standingBets } from '../standing-bets/module.ts';
import { wallet } from '../wallet/module.ts';
import { feedGauge } from './feed/feed-gauge.ts';
import { createFeeds } from './feed/feeds.ts';
import { namedProviders } from './feed/named-providers.ts';
import { createFreshFixtures } from './fixtures/fresh-fixtures.ts';
import { createSports, sportsOfficeRoutes, sportsRoutes, tradingActs } from './index.ts';
import { shelves } from './offered.ts';
import type { SportsParts } from './parts.ts';
import { liabilityLimits } from './slips/liability-limits.ts';
import { createNoteStaked } from './slips/note-staked.ts';
import { createTeller, watchedBooks } from './watching/watched-books.ts';

export const sports = module({
  name: 'sports',
  needs: { approvals, audit, catalogue, identity, settings, standingBets, wallet },
  async create({ catalogue, standingBets, ...parts }) {
    await catalogue.seedVendors(shelves);
    for (const { code, games } of shelves) await catalogue.importGames(code, games);
    const teller = createTeller(parts);
    const sportsParts: SportsParts = {
      ...parts,
      tell: teller.tell,
      fresh: createFreshFixtures(parts.database),
      noteStaked: createNoteStaked(parts.database),
      standing: standingBets,
      stakes: catalogue.betStakes.offered,
      greatestWin: catalogue.greatestWin,
      liabilityMax: liabilityLimits(parts.settings.get),
      whyClosed: async (gameId) => {
        const open = await catalogue.openOrWhy(gameId);
        return isRefusal(open) ? open : null;
      },
      pause: (ms) => pause(ms),
    };
    const own = createSports(sportsParts);
    const feeds = createFeeds({ ...parts, providers: namedProviders(parts.config), intake: own.intake });
    return { ...own, feeds, teller, parts: sportsParts };
  },
  brings: (
    { attend, attendAutoCashOuts, betView, forgetOld, feeds, parts, teller, watch },
    { approvals, identity, settings, wallet },
  ) => ({
    calls: {
      sports: sportsRoutes({ ...parts, cashOf: wallet.cashOf }),
      officeSports: sportsOfficeRoutes({ ...parts, wishFor: approvals.wishFor, namesOf: identity.namesOf }),
    },
    beforeJobs: async () => feeds.start(),
    join: teller.join,
    close: feeds.close,
    gauges: [feedGauge(feeds, parts.clock)],
    jobs: [
      { name: 'sports.attend', everySeconds: 1, work: attend },
      { name: 'sports.auto_cash_out', everySeconds: 2, work: attendAutoCashOuts },
      { name: 'sports.watch', everySeconds: 20, work: () => watch({ isWide: false }) },
      { name: 'sports.watch_days', cron: '23 * * * *', work: () => watch({ isWide: true }) },
      { name: 'sports.forget', cron: '41 4 * * *', work: forgetOld },
    ],
    fills: [
      ...bringActs(tradingActs(parts, settings.get)),
      add(transportNeeds.watchedGames, watchedBooks(parts)),
      ...books.map(({ vendorCode }) =>
        add(betViews, { vendorCode, view: async (bet) => ({ sportsBet: await betView(bet) }) }),
      ),
    ],
  }),
});
