import { isRefusal } from '@ikka/contract';
import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { openingPorts } from '../catalogue/index.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { plays } from '../plays/module.ts';
import { protection } from '../protection/module.ts';
import { roundPorts } from '../rounds/index.ts';
import { settings } from '../settings/module.ts';
import { createLaunch } from './index.ts';
import { launchPorts } from './ports.ts';
import { launchRoutes } from './routes.ts';
import { withFollowingMoney } from './with-following-money.ts';

export const launch = module({
  name: 'launch',
  needs: { catalogue, identity, plays, protection, settings, ...launchPorts },
  create: ({ identity, plays, protection, ...parts }) =>
    createLaunch({
      ...parts,
      isSessionLive: identity.isSessionLive,
      mayPlay: protection.mayPlay,
      hasOpen: plays.hasOpen,
    }),
  brings: (launch, { identity, ...parts }) => ({
    calls: {
      launch: launchRoutes(withFollowingMoney(launch, parts), async (caller) => {
        const opened = await identity.openTrial(caller);
        if (isRefusal(opened)) return opened;
        const member = await identity.session(opened.token);
        if (member === null) throw new Error('a trial session ended before it began');
        return member;
      }),
    },
    jobs: [{ name: 'launch.tidy', cron: '17 * * * *', work: launch.tidy }],
    hears: {
      SessionsEnded({ sessions }) {
        for (const { sessionId } of sessions) launch.forgetSession(sessionId);
      },
    },
    fills: [
      fill(openingPorts.recentOf, launch.recentOf),
      fill(openingPorts.mostOpened, launch.mostOpened),
      fill(roundPorts.openPlay, launch.open),
      fill(transportNeeds.playSession, launch.playSession),
      fill(transportNeeds.bearer, launch.bearer),
    ],
  }),
});
