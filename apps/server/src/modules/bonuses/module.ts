import { isRefusal } from '@ikka/contract';
import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { depositBonusPorts } from '../cashier/index.ts';
import { cashier } from '../cashier/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { messages } from '../messages/module.ts';
import { promotions } from '../promotions/module.ts';
import { protection } from '../protection/module.ts';
import { records } from '../records/module.ts';
import { settings } from '../settings/module.ts';
import { vendors } from '../vendors/module.ts';
import { countedGames } from './counted-games.ts';
import { bonusOfficeRoutes, bonusRoutes, createBonuses } from './index.ts';

export const bonuses = module({
  name: 'bonuses',
  needs: {
    audit,
    cashier,
    catalogue,
    identity,
    ledger,
    messages,
    promotions,
    protection,
    records,
    settings,
    vendors,
  },
  create: ({ cashier, catalogue, messages, promotions, vendors, ...parts }) =>
    createBonuses({
      ...parts,
      rankOf: parts.identity.rankOf,
      hasDeposited: cashier.hasDeposited,
      gamesOf: countedGames(catalogue.entries, vendors.list),
      isPromotion: async (id) => !isRefusal(await promotions.writtenVersions(id)),
      tell: messages.tell,
    }),
  brings: (bonuses, { settings }) => ({
    calls: {
      bonuses: bonusRoutes(bonuses),
      officeBonuses: bonusOfficeRoutes(bonuses, settings),
    },
    jobs: [
      { name: 'bonuses.attend', everySeconds: 10, work: bonuses.attend },
      { name: 'bonuses.sum_hours', cron: '3 * * * *', work: bonuses.sumHours },
    ],
    hears: {
      PlaySettled: bonuses.notePlay,
      DepositSettled: ({ depositId, state }) => (state === 'paid' ? bonuses.tellNews(depositId) : undefined),
    },
    fills: [
      fill(depositBonusPorts.refuseChoice, bonuses.deposits.refuseChoice),
      fill(depositBonusPorts.grantFor, bonuses.deposits.grantFor),
      fill(depositBonusPorts.chosen, bonuses.deposits.chosen),
    ],
  }),
});
