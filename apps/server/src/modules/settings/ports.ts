import type { SiteResource } from '@ikka/contract';
import { port } from '../../platform/module/port.ts';

export const settingsPorts = {
  /** Links and contacts that the site shows everywhere. */
  siteResources: port<() => Promise<SiteResource[]>>('settings.site_resources'),
};
