import { module } from '../../platform/module/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { vendors } from '../vendors/module.ts';
import { createWinners, winnerRoutes } from './index.ts';

export const winners = module({
  name: 'winners',
  needs: { catalogue, identity, rounds, settings, vendors },
  create: ({ catalogue, identity, vendors, ...parts }) =>
    createWinners({
      ...parts,
      outsideWinsAfter: vendors.winsAfter,
      namesOf: identity.namesOf,
      gamesOf: catalogue.entries,
    }),
  brings: (winners) => ({
    calls: { winners: winnerRoutes(winners) },
    jobs: [{ name: 'winners.gather', everySeconds: 10, work: winners.gather }],
  }),
});
