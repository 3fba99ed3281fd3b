import { module } from '../../platform/module/module.ts';
import { audit } from '../audit/module.ts';
import { settings } from '../settings/module.ts';
import { shelf } from '../shelf/module.ts';
import { createBetStakes } from './bet-stakes.ts';
import { createCatalogue } from './index.ts';
import { endMaintenance } from './maintenance/end-maintenance.ts';
import { catalogueOfficeRoutes } from './office-routes.ts';
import { openingPorts } from './ports.ts';
import { catalogueRoutes } from './routes.ts';

export const catalogue = module({
  name: 'catalogue',
  needs: { audit, settings, shelf, ...openingPorts },
  async create({ shelf, settings, recentOf, mostOpened, ...parts }) {
    const catalogue = createCatalogue({ ...parts, settings, openings: { recentOf, mostOpened } });
    await catalogue.seed();
    return { ...catalogue, betStakes: createBetStakes(shelf, catalogue, settings) };
  },
  brings: (catalogue, { settings, shelf, ...parts }) => ({
    calls: {
      catalogue: catalogueRoutes(catalogue, settings),
      officeCatalogue: catalogueOfficeRoutes(parts, catalogue, shelf.versions),
    },
    jobs: [{ name: 'catalogue.end_maintenance', everySeconds: 5, work: () => endMaintenance(parts) }],
  }),
});
