import { hundredths } from '@ikka/crash/rules';
import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import classes from '../hud/Hud.module.css';
import { useCrashSnapshot } from './use-crash.ts';

/** Says to those who listen how a flight ended and what became of their bets. */
export function CrashVoice() {
  const { t } = useTranslation('crash');
  const { room, lastEnded, currency, server, net } = useCrashSnapshot();
  const write = (amount: bigint) =>
    formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol });
  const flight = room?.end ? t('voice.over', { point: hundredths(room.end.point) }) : '';
  const isOfThisRound = room?.mine.some(({ betId }) => betId === lastEnded?.betId) ?? false;
  const own =
    lastEnded && isOfThisRound
      ? t(`voice.${lastEnded.fate}`, { amount: write(lastEnded.payout), stake: write(lastEnded.stake) })
      : '';
  return (
    <p className={classes.spoken} aria-live="polite" data-testid="result" data-net={String(net)}>
      {`${flight} ${own}`.trim()}
    </p>
  );
}
