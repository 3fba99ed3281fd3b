import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { bringActs, operatorPorts } from '../approvals/index.ts';
import { approvals } from '../approvals/module.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { channels } from '../channels/module.ts';
import { content } from '../content/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { member } from '../member/module.ts';
import { plays } from '../plays/module.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { standingBets } from '../standing-bets/module.ts';
import { vendors } from '../vendors/module.ts';
import { createOffice, createOperators, guardedRoutes, officeRoutes, replayRoutes } from './index.ts';
import { outsideStories } from './outside-story.ts';

export const office = module({
  name: 'office',
  needs: {
    approvals,
    audit,
    catalogue,
    channels,
    content,
    identity,
    ledger,
    member,
    plays,
    rounds,
    settings,
    standingBets,
    vendors,
  },
  create: (parts) => ({
    operators: createOperators(parts),
    office: createOffice({
      ...parts,
      outsideStory: outsideStories({ ...parts, standing: parts.standingBets }),
      namesOf: parts.catalogue.names,
    }),
  }),
  brings: ({ office, operators }, { approvals, catalogue, settings, vendors, ...parts }) => ({
    calls: {
      office: officeRoutes(operators, office, guardedRoutes(approvals, operators, settings)),
      replay: replayRoutes({
        ...parts,
        isOutside: async (roundId) => (await vendors.roundsByIds([roundId])).length > 0,
        namesOf: catalogue.names,
      }),
    },
    jobs: [{ name: 'office.purge', cron: '27 * * * *', work: operators.purgeStale }],
    greet: async () => {
      const first = await operators.ensureFirst();
      return first === null
        ? []
        : [
            `First operator: ${first.username}, one-time password ${first.oneTimePassword} (shown this once; it must be changed).`,
          ];
    },
    fills: [
      ...bringActs(operators.acts),
      fill(operatorPorts.holdersOf, operators.holdersOf),
      fill(operatorPorts.hasColleague, operators.hasColleague),
      fill(transportNeeds.operatorSession, operators.session),
    ],
  }),
});
