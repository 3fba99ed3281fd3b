import { type GuardedAct, guardedActs } from '@ikka/contract';
import { module } from '../../platform/module/module.ts';
import { audit } from '../audit/module.ts';
import { settings } from '../settings/module.ts';
import { approvalOfficeRoutes, createApprovals } from './index.ts';
import type { ActRule } from './parts.ts';
import { actPorts, bringActs, operatorPorts } from './ports.ts';
import { settingAct } from './setting-act.ts';

export const approvals = module({
  name: 'approvals',
  needs: { audit, settings, holdersOf: operatorPorts.holdersOf, ...actPorts },
  create: (parts) =>
    createApprovals({
      ...parts,
      get acts() {
        const rules = guardedActs.map((act) => [act, parts[act]()] as const);
        return Object.fromEntries(rules) as Record<GuardedAct, ActRule>;
      },
    }),
  brings: (approvals, { settings }) => ({
    calls: { officeApprovals: approvalOfficeRoutes(approvals) },
    jobs: [{ name: 'approvals.attend', everySeconds: 15, work: approvals.attend }],
    fills: bringActs({ 'setting.change': settingAct(settings) }),
  }),
});
