import { createAlarms } from '../modules/alarms/index.ts';
import { createApprovals } from '../modules/approvals/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';
import { createOffice, createOperators } from '../modules/office/index.ts';
import { createReports } from '../modules/reports/index.ts';
import { createReturns } from '../modules/returns/index.ts';
import type { GameShelf } from '../modules/rounds/index.ts';
import { createTreasury } from '../modules/treasury/index.ts';
import type { Vendors } from '../modules/vendors/index.ts';
import { alarmChecks, type Watched } from './alarm-checks.ts';
import { guardedActs } from './guarded-acts.ts';
import { houseLuck, measuredGames } from './house-shelf.ts';

type Parts = Omit<Watched, 'reports' | 'returns' | 'treasury'> &
  Parameters<typeof createTreasury>[0] &
  Parameters<typeof createReports>[0] &
  Omit<Parameters<typeof createReturns>[0], 'games' | 'luck' | 'outside'> & {
    readonly games: GameShelf;
    readonly catalogue: Pick<Catalogue, 'returnsSaid'>;
    readonly vendors: Pick<Vendors, 'endedSums'>;
  } & Parameters<typeof createOperators>[0] &
  Omit<Parameters<typeof createApprovals>[0], 'acts' | 'holdersOf'> &
  Omit<Parameters<typeof guardedActs>[0], 'operators'> &
  Parameters<typeof createOffice>[0];

/** What operators see and do: money by hand, the daily report, alarms, their own logins, what takes two of them, and the calls of the office. */
export function createOfficeModules(parts: Parts) {
  const treasury = createTreasury(parts);
  const reports = createReports(parts);
  const returns = createReturns({
    ...parts,
    outside: { ...parts.vendors, returnsSaid: parts.catalogue.returnsSaid },
    games: measuredGames(parts.games),
    luck: houseLuck,
  });
  const alarms = createAlarms({ ...parts, checks: alarmChecks({ ...parts, reports, returns, treasury }) });
  const operators = createOperators(parts);
  const approvals = createApprovals({
    ...parts,
    acts: guardedActs({ ...parts, operators }),
    holdersOf: operators.holdersOf,
  });
  return {
    treasury,
    reports,
    returns,
    alarms,
    operators,
    approvals,
    office: createOffice(parts),
  };
}
