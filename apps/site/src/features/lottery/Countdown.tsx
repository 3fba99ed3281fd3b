import type { LotteryMenuGame } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './Lottery.module.css';
import { countdownText } from './lottery-view.ts';
import { useSecondsLeft } from './use-lotteries.ts';

const lateSeconds = 10;

/** How long bets on the next draw are taken still. The seconds are counted here alone: what stands around them is not drawn anew. */
export function Countdown({ game, aheadMs }: { game: LotteryMenuGame; aheadMs: number }) {
  const { t } = useTranslation('lotteryPages');
  if (!game.isOpen) return <span className={classes.waiting}>{t('closed')}</span>;
  if (game.issue === null) return <Seconds seconds={0} />;
  return <SecondsLeft closesAt={game.issue.closesAt} aheadMs={aheadMs} />;
}

function SecondsLeft({ closesAt, aheadMs }: { closesAt: string; aheadMs: number }) {
  return <Seconds seconds={useSecondsLeft(closesAt, aheadMs)} />;
}

function Seconds({ seconds }: { seconds: number }) {
  const { t } = useTranslation('lotteryPages');
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
