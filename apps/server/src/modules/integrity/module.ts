import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { seatPorts } from '../rooms/index.ts';
import { settings } from '../settings/module.ts';
import { withdrawals } from '../withdrawals/module.ts';
import { createIntegrity, integrityOfficeRoutes } from './index.ts';

export const integrity = module({
  name: 'integrity',
  needs: { audit, catalogue, identity, settings, withdrawals },
  create: ({ catalogue, withdrawals, ...parts }) =>
    createIntegrity({ ...parts, sharePayout: withdrawals.sharePayout, gameNames: catalogue.names }),
  brings: (integrity, { catalogue, withdrawals, ...parts }) => ({
    calls: {
      officeIntegrity: integrityOfficeRoutes({
        ...parts,
        sharePayout: withdrawals.sharePayout,
        gameNames: catalogue.names,
      }),
    },
    jobs: [
      { name: 'integrity.count', everySeconds: 2, work: integrity.count },
      { name: 'integrity.judge', everySeconds: 60, work: integrity.judge },
      { name: 'integrity.forget', cron: '37 4 * * *', work: integrity.forget },
    ],
    fills: [fill(seatPorts.noteHand, integrity.noteHand), fill(seatPorts.whyNoSeat, integrity.whyNoSeat)],
  }),
});
