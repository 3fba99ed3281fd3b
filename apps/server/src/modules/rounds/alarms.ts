import type { Clock } from '../../platform/clock.ts';
import { type AlarmCheck, waitingFinding } from '../alarms/index.ts';
import type { Rounds } from './index.ts';

/** The job that ends open rounds looks every few seconds: one that stands so long after its time could not be ended. */
const lateMs = 10 * 60_000;

export const roundAlarms = ({
  clock,
  rounds,
}: {
  readonly clock: Clock;
  readonly rounds: Pick<Rounds, 'overdueSince'>;
}): AlarmCheck => ({
  kind: 'rounds_overdue',
  everySeconds: 60,
  look: async () => waitingFinding(await rounds.overdueSince(new Date(clock.now().getTime() - lateMs))),
});
