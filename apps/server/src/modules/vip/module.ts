import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { identityPorts } from '../identity/index.ts';
import { plays } from '../plays/module.ts';
import { settings } from '../settings/module.ts';
import { createVip, vipOfficeRoutes, vipRoutes } from './index.ts';

export const vip = module({
  name: 'vip',
  needs: { audit, plays, settings },
  create: createVip,
  brings: (vip) => ({
    calls: { vip: vipRoutes(vip), officeVip: vipOfficeRoutes(vip) },
    jobs: [{ name: 'vip.count_and_raise', everySeconds: 15, work: vip.countAndRaise }],
    hears: { PlaySettled: vip.noteRound },
    pushes: (news) => ({
      RankRaised: ({ memberId, rankLevel }) => news.toMember(memberId, 'rank.changed', { rankLevel }),
    }),
    fills: [fill(identityPorts.rankOf, vip.rankOf)],
  }),
});
