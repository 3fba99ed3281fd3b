import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { identityPorts } from '../identity/index.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { createProtection, protectionOfficeRoutes, protectionRoutes } from './index.ts';
import { protectionPorts } from './ports.ts';

export const protection = module({
  name: 'protection',
  needs: { audit, identity, ledger, ...protectionPorts },
  create: createProtection,
  brings: (protection, { clock, identity, sittingOf }) => ({
    calls: {
      protection: protectionRoutes(protection, sittingOf, clock),
      officeProtection: protectionOfficeRoutes(protection, identity.member),
    },
    jobs: [{ name: 'protection.tidy', cron: '53 4 * * *', work: protection.tidy }],
    pushes: (news) => ({
      ProtectionChanged: ({ memberId }) => news.toMember(memberId, 'protection.changed', {}),
    }),
    fills: [fill(identityPorts.isPlayClosed, protection.isExcluded)],
  }),
});
