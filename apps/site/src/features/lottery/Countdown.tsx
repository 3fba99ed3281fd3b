import type { LotteryMenuGame } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './Lottery.module.css';
import { countdownText, secondsUntil } from './lottery-view.ts';

const lateSeconds = 10;

/** How long bets on the next draw are taken still. */
export function Countdown({ game, now }: { game: LotteryMenuGame; now: number }) {
  const { t } = useTranslation('lotteryPages');
  if (!game.isOpen) return <span className={classes.waiting}>{t('closed')}</span>;
  const seconds = game.issue === null ? 0 : secondsUntil(game.issue.closesAt, now);
  return (
    <span
      className={seconds === 0 ? classes.waiting : classes.countdown}
      data-late={seconds <= lateSeconds || undefined}
      role="timer"
    >
      {seconds === 0 ? t('drawing') : <Figure>{countdownText(seconds)}</Figure>}
    </span>
  );
}
