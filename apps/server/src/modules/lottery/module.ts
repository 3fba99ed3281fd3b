import { isRefusal } from '@ikka/contract';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { createChains } from '../rooms/index.ts';
import { settings } from '../settings/module.ts';
import { betViews } from '../standing-bets/index.ts';
import { standingBets } from '../standing-bets/module.ts';
import { wallet } from '../wallet/module.ts';
import { createLottery, lotteryOfficeRoutes, lotteryRoutes, slipPartsOf } from './index.ts';
import { shelf } from './offered.ts';
import { followResults } from './results/told/follow-results.ts';
import { namedProviders } from './results/told/named-providers.ts';

/** At a minute a draw the better part of two days. */
const drawChain = 2_500;

export const lottery = module({
  name: 'lottery',
  needs: { audit, catalogue, settings, standingBets, wallet },
  async create({ catalogue, standingBets, ...parts }) {
    await catalogue.seedVendors([shelf]);
    await catalogue.importGames(shelf.code, shelf.games);
    const lotteryParts = slipPartsOf({
      ...parts,
      standing: standingBets,
      chains: createChains({ ...parts, chainLength: drawChain }),
      stakes: catalogue.betStakes.offered,
      greatestWin: catalogue.greatestWin,
      whyClosed: async (gameId) => {
        const open = await catalogue.openOrWhy(gameId);
        return isRefusal(open) ? open : null;
      },
    });
    const results = followResults(
      parts,
      namedProviders(parts.config, (problem) =>
        parts.log.warn({ err: problem }, 'a told result is malformed; it is passed over'),
      ),
    );
    return { ...createLottery(lotteryParts), results, parts: lotteryParts };
  },
  brings: ({ attend, slipView, forgetExposures, results, parts }, { catalogue, wallet }) => ({
    calls: {
      lottery: lotteryRoutes({ ...parts, namesOf: catalogue.names, cashOf: wallet.cashOf }),
      officeLottery: lotteryOfficeRoutes({ ...parts, namesOf: catalogue.names }),
    },
    // What is sold is there with the first visitor.
    beforeJobs: attend,
    jobs: [
      { name: 'lottery.attend', everySeconds: 1, work: attend },
      { name: 'lottery.follow_results', everySeconds: 30, work: results.follow },
      { name: 'lottery.forget_exposures', cron: '17 * * * *', work: forgetExposures },
    ],
    fills: [add(betViews, { vendorCode: shelf.code, view: async (bet) => ({ slip: await slipView(bet) }) })],
  }),
});
