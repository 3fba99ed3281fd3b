import { module } from '../../platform/module/module.ts';
import { createAudit } from './index.ts';

export const audit = module({ name: 'audit', needs: {}, create: createAudit });
