import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { ledger } from '../ledger/module.ts';
import { plays } from '../plays/module.ts';
import { recordRoutes } from '../rounds/index.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { standingBets } from '../standing-bets/module.ts';
import { treasury } from '../treasury/module.ts';
import { vendors } from '../vendors/module.ts';
import { accountRecordRoutes, createRecords, withOutsideRounds } from './index.ts';

export const records = module({
  name: 'records',
  needs: { catalogue, ledger, plays, rounds, settings, standingBets, treasury, vendors },
  create: (parts) => createRecords({ ...parts, currencyCode }),
  brings: (records, { catalogue, plays, rounds, standingBets, treasury, ...parts }) => ({
    calls: {
      records: {
        ...withOutsideRounds(recordRoutes(rounds, catalogue.names), {
          ...parts,
          standing: standingBets,
          viewOf: standingBets.viewOf,
          namesOf: catalogue.names,
        }),
        ...accountRecordRoutes({
          ...parts,
          records,
          plays,
          namesOf: catalogue.names,
          reasonsOf: treasury.reasonsOf,
        }),
      },
    },
    jobs: [
      { name: 'records.read_due', everySeconds: 5, work: records.readDue },
      { name: 'records.note_unread', cron: '27 * * * *', work: records.noteUnread },
    ],
    hears: { PlaySettled: records.noteMovement },
  }),
});
