import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { catalogue } from '../catalogue/module.ts';
import { ledger } from '../ledger/module.ts';
import { playSources } from '../plays/index.ts';
import { plays } from '../plays/module.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { shelf } from '../shelf/module.ts';
import { wallet } from '../wallet/module.ts';
import { roundAlarms } from './alarms.ts';
import { createRounds } from './index.ts';
import { playRoutes } from './play-routes.ts';
import { roundSource } from './play-source.ts';
import { roundPorts } from './ports.ts';

export const rounds = module({
  name: 'rounds',
  needs: { catalogue, ledger, plays, protection, settings, shelf, wallet, ...roundPorts },
  create: ({ catalogue, protection, shelf, ...parts }) =>
    createRounds({
      ...parts,
      games: shelf.own,
      stakes: catalogue.betStakes.offered,
      greatestWin: catalogue.greatestWin,
      guardOf: protection.guardOf,
      currencyCode,
    }),
  brings: (rounds, { catalogue, plays, shelf, wallet, ...parts }) => ({
    calls: {
      play: playRoutes({
        ...parts,
        rounds,
        games: shelf,
        stakes: catalogue.betStakes.shown,
        greatestWin: catalogue.greatestWin,
        namesOf: catalogue.names,
        cashOf: wallet.cashOf,
        sittingOf: plays.sittingOf,
      }),
    },
    jobs: [
      { name: 'rounds.end_overdue', everySeconds: 5, work: rounds.endOverdue },
      { name: 'rounds.tidy', cron: '21 * * * *', work: rounds.tidy },
    ],
    gauges: [
      {
        name: 'ikka_seats',
        help: 'Members who play in this process',
        read: () => [{ value: rounds.seats() }],
      },
    ],
    fills: [add(alarmChecks, roundAlarms({ ...parts, rounds })), add(playSources, roundSource(rounds))],
  }),
});
