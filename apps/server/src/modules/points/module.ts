import { module } from '../../platform/module/module.ts';
import { settings } from '../settings/module.ts';
import { pointRoutes } from './index.ts';

export const points = module({
  name: 'points',
  needs: { settings },
  create: () => null,
  brings: (_points, { settings }) => ({ calls: { points: pointRoutes(settings) } }),
});
