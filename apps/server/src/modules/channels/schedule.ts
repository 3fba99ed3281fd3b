import type { Jobs } from '../../platform/jobs.ts';
import { type Channels, messageChannels } from './channels.ts';

/** Turns at once on each channel in one process, so that one slow answer does not keep the others' codes waiting. */
const turns = 4;

/** Gives the jobs what this module has to do by itself. */
export async function scheduleChannels(jobs: Jobs, channels: Channels): Promise<void> {
  for (const channel of messageChannels) {
    for (let turn = 0; turn < turns; turn += 1) {
      jobs.everySeconds(`channels.send_${channel}`, 1, () => channels.deliverDue(channel));
    }
  }
  jobs.everySeconds('channels.expire', 10, channels.giveUpExpired);
  await jobs.byCalendar('channels.tidy', '37 * * * *', channels.tidy);
}
