import { module } from '../../platform/module/module.ts';
import { settings } from '../settings/module.ts';
import { messageChannels } from './channels.ts';
import { createChannels } from './index.ts';
import { waysOf } from './ways-of.ts';

/** Turns at once on each channel in one process, so that one slow answer does not keep the others' codes waiting. */
const turns = 4;

export const channels = module({
  name: 'channels',
  needs: { settings },
  create: ({ config, ...parts }) => createChannels({ ...parts, ways: waysOf(config) }),
  brings: (channels) => ({
    jobs: [
      ...messageChannels.map((channel) => ({
        name: `channels.send_${channel}`,
        everySeconds: 1,
        turns,
        work: () => channels.deliverDue(channel),
      })),
      { name: 'channels.expire', everySeconds: 10, work: channels.giveUpExpired },
      { name: 'channels.tidy', cron: '37 * * * *', work: channels.tidy },
    ],
  }),
});
