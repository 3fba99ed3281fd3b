import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { channels } from '../channels/module.ts';
import { identityPorts } from '../identity/index.ts';
import { identity } from '../identity/module.ts';
import { settings } from '../settings/module.ts';
import { createMember, memberRoutes } from './index.ts';

export const member = module({
  name: 'member',
  needs: { audit, channels, identity, settings },
  create: createMember,
  brings: (member, { identity }) => ({
    calls: { member: memberRoutes(member, identity) },
    jobs: [{ name: 'member.remove_pictures', cron: '23 3 * * *', work: member.removePictures }],
    pushes: (news) => ({
      DocumentReviewed: ({ memberId, kind, state }) =>
        news.toMember(memberId, 'document.changed', { kind, state }),
    }),
    fills: [
      fill(identityPorts.openProfile, member.openProfile),
      fill(identityPorts.payoutNamesOf, member.payoutNamesOf),
    ],
  }),
});
