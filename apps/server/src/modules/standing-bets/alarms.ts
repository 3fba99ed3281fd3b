import { formatAmount, knownCurrency } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { AlarmCheck } from '../alarms/index.ts';
import type { StandingBets } from './index.ts';

const dayMs = 24 * 3_600_000;

/** One alarm a currency: what corrections of the last day could not take back. */
export const standingAlarms = ({
  standing,
  clock,
}: {
  readonly standing: Pick<StandingBets, 'unrecoveredSince'>;
  readonly clock: Clock;
}): AlarmCheck => ({
  kind: 'corrections_unrecovered',
  everySeconds: 60,
  look: async () => {
    const found = await standing.unrecoveredSince(new Date(clock.now().getTime() - dayMs));
    return found.flatMap(({ currency: code, bets, amount }) => {
      const currency = knownCurrency(code);
      return currency.isTrial
        ? []
        : [{ subject: code, details: { count: String(bets), amount: formatAmount(amount, currency) } }];
    });
  },
});
