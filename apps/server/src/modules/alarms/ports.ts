import { collection } from '../../platform/module/port.ts';
import type { AlarmCheck } from './parts.ts';

/** What operators are told of: each module brings the checks of its own subject. */
export const alarmChecks = collection<AlarmCheck>('alarms.checks');
