import type { Clock } from '../../platform/clock.ts';
import { type AlarmCheck, waitingFinding } from '../alarms/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Treasury } from './index.ts';

interface Watched {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly treasury: { readonly adjustments: Pick<Treasury['adjustments'], 'waitingSince'> };
}

/** Adjustments that no second operator has looked at. */
export const treasuryAlarms = ({ clock, settings, treasury }: Watched): AlarmCheck => ({
  kind: 'adjustments_overdue',
  everySeconds: 60,
  look: async () => {
    const limit = new Date(clock.now().getTime() - settings.get('alarms.wait_minutes') * 60_000);
    return waitingFinding({ count: await treasury.adjustments.waitingSince(limit) });
  },
});
