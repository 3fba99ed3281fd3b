import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { amountOf } from '../round/play-state.ts';
import classes from './Hud.module.css';
import { usePlaySnapshot } from './use-play.ts';

/** Says each result to those who listen, once it has been shown. */
export function ResultVoice() {
  const { t } = useTranslation('play');
  const { phase, lastRound, balance, net, currency, server } = usePlaySnapshot();
  const write = (amount: bigint) =>
    formatMoney(formatAmount(amount, currency), server.currency, { symbol: server.currencySymbol });
  const sentence = () => {
    if (phase !== 'idle' || !lastRound) return '';
    const payout = amountOf(lastRound.payout, currency);
    const stake = amountOf(lastRound.stake, currency);
    const words = { amount: write(payout), balance: write(balance) };
    if (payout === 0n) return t('result.lost', words);
    return payout <= stake ? t('result.returned', words) : t('result.won', words);
  };
  return (
    <p className={classes.spoken} aria-live="polite" data-testid="result" data-net={String(net)}>
      {sentence()}
    </p>
  );
}
