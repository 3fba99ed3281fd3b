import { module } from '../../platform/module/module.ts';
import { audit } from '../audit/module.ts';
import { createSettings } from './index.ts';
import { settingsPorts } from './ports.ts';
import { settingsRoutes } from './routes.ts';

export const settings = module({
  name: 'settings',
  needs: { audit, ...settingsPorts },
  create: (parts) => createSettings({ ...parts, recordAct: parts.audit.record }),
  brings: (settings, { siteResources }) => ({
    calls: { system: settingsRoutes(settings, siteResources) },
  }),
});
