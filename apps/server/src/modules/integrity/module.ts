import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { seatPorts } from '../rooms/index.ts';
import { rooms } from '../rooms/module.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { withdrawals } from '../withdrawals/module.ts';
import { createIntegrity } from './index.ts';

export const integrity = module({
  name: 'integrity',
  needs: { audit, catalogue, identity, rooms, rounds, settings, withdrawals },
  create: ({ catalogue, rooms, rounds, withdrawals, ...parts }) =>
    createIntegrity({
      ...parts,
      sharePayout: withdrawals.sharePayout,
      gameNames: catalogue.names,
      cardRooms: {
        seatsOf: rooms.seats.seatsOf,
        sitterAt: rooms.sitterAt,
        isRound: async (id) => (await rounds.byIds([id])).length > 0,
      },
    }),
  brings: (integrity) => ({
    calls: { integrity: integrity.routes, officeIntegrity: integrity.officeRoutes },
    jobs: [
      { name: 'integrity.count', everySeconds: 2, work: integrity.count },
      { name: 'integrity.judge', everySeconds: 20, work: integrity.judge },
      { name: 'integrity.forget', cron: '37 4 * * *', work: integrity.forget },
    ],
    fills: [fill(seatPorts.noteHand, integrity.noteHand), fill(seatPorts.whyNoSeat, integrity.whyNoSeat)],
  }),
});
