import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import classes from './arcade.module.css';
import { useGuide } from './use-guide.ts';

/** The results of this visit in a strip, the newest first. */
export function RecentRounds() {
  const { t } = useTranslation('arcade');
  const guide = useGuide();
  const { recent, currency } = usePlaySnapshot();
  const results = recent.flatMap((round) => {
    const told = guide.tell(round.bet, round.outcome);
    const hasWon = amountOf(round.payout, currency) > amountOf(round.stake, currency);
    return told ? [{ id: round.roundId, figure: told.figure, hasWon }] : [];
  });
  return (
    <section className={classes.recent} aria-label={t('recent')}>
      {results.length === 0 ? <p className={classes.recentNone}>{t('recentNone')}</p> : null}
      <ol className={classes.results} dir="ltr">
        {results.map(({ id, figure, hasWon }) => (
          <li key={id} className={classes.result} data-won={hasWon} data-testid="recent">
            <Figure>{figure}</Figure>
            <span className={classes.spoken}>{hasWon ? t('won') : t('lost')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
