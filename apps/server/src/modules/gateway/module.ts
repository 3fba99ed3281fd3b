import { module } from '../../platform/module/module.ts';
import { createGateway } from './index.ts';

export const gateway = module({
  name: 'gateway',
  needs: {},
  create: createGateway,
  brings: (gateway) => ({
    jobs: [
      { name: 'gateway.tidy', cron: '7 * * * *', work: gateway.tidy },
      { name: 'gateway.rotate_keys', cron: '*/10 * * * *', work: () => gateway.rotateKeys('due') },
    ],
  }),
});
