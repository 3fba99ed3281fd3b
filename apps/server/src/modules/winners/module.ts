import { module } from '../../platform/module/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { plays } from '../plays/module.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { createWinners, winnerRoutes } from './index.ts';

export const winners = module({
  name: 'winners',
  needs: { catalogue, identity, plays, rounds, settings },
  create: ({ catalogue, identity, ...parts }) =>
    createWinners({
      ...parts,
      namesOf: identity.namesOf,
      gamesOf: catalogue.entries,
    }),
  brings: (winners) => ({
    calls: { winners: winnerRoutes(winners) },
    jobs: [{ name: 'winners.gather', everySeconds: 10, work: winners.gather }],
  }),
});
