import { houseGames } from '@ikka/games/node';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { catalogue } from '../catalogue/module.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { shelf } from '../shelf/module.ts';
import { vendors } from '../vendors/module.ts';
import { returnAlarms } from './alarms.ts';
import { createLuckShelf, createReturns, returnOfficeRoutes } from './index.ts';

const versions = houseGames.flatMap((game) => game.versions);
const texts = new Map(
  houseGames.flatMap(({ told, versions }) => versions.map(({ code }) => [code, told?.texts] as const)),
);

export const returns = module({
  name: 'returns',
  needs: { catalogue, rounds, settings, shelf, vendors },
  create: ({ catalogue, shelf, vendors, ...parts }) =>
    createReturns({
      ...parts,
      outside: { endedSums: vendors.endedSums, returnsSaid: catalogue.returnsSaid },
      games: shelf,
      luck: createLuckShelf(
        houseGames.flatMap(({ luck }) => luck.stepped ?? []),
        houseGames.flatMap(({ luck }) => luck.shared ?? []),
      ),
      partedIds: [...new Set(versions.filter(({ hasParts }) => hasParts).map(({ code }) => code))],
      textsOf: (gameId) => texts.get(gameId) ?? null,
      namesOf: catalogue.names,
    }),
  brings: (returns) => ({
    calls: { officeReturns: returnOfficeRoutes(returns) },
    jobs: [{ name: 'returns.catch_up', everySeconds: 60, work: returns.catchUp }],
    fills: [add(alarmChecks, returnAlarms(returns))],
  }),
});
