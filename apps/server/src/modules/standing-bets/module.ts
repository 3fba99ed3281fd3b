import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { ledger } from '../ledger/module.ts';
import { messages } from '../messages/module.ts';
import { playSources } from '../plays/index.ts';
import { protection } from '../protection/module.ts';
import { standingAlarms } from './alarms.ts';
import { batchesAtOnce } from './end-bets.ts';
import { createStandingBets } from './index.ts';
import { createParallelDesk } from './parallel-desk.ts';
import { standingSource } from './play-source.ts';
import { betViews } from './ports.ts';

export const standingBets = module({
  name: 'standing-bets',
  needs: { ledger, messages, protection, views: betViews },
  create({ messages, protection, views, ...parts }) {
    const standing = createStandingBets({
      ...parts,
      desk: createParallelDesk(parts.ledger.openDesk, batchesAtOnce),
      currencyCode,
      guardOf: protection.guardOf,
      tell: messages.tell,
    });
    return {
      ...standing,
      /** A bet in the words of its product. */
      viewOf: async (bet: Parameters<ReturnType<typeof views>[number]['view']>[0]) =>
        (await views()
          .find(({ vendorCode }) => vendorCode === bet.vendorCode)
          ?.view(bet)) ?? {},
    };
  },
  brings: (standing, { clock }) => ({
    fills: [
      add(alarmChecks, standingAlarms({ standing, clock })),
      add(playSources, standingSource(standing)),
    ],
    close: standing.close,
  }),
});
