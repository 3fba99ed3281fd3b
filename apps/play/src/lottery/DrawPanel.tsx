import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { provinceKey, type ShapeCode } from '@ikka/lottery/rules';
import { Figure } from '@ikka/ui';
import { Board } from './Board.tsx';
import classes from './lottery.module.css';
import { clockText, type DeskGame, useSecondsLeft } from './use-desk.ts';

/** The draw that is on: until when it takes bets, and what came last. */
export function DrawPanel({ game, shape }: { game: DeskGame; shape: ShapeCode }) {
  const { t } = useTranslation('lotteryDesk');
  const { say } = useGameTexts('lottery');
  const { issue, last } = game;
  const left = useSecondsLeft(issue?.closesAt);
  const host = issue?.host ?? null;
  return (
    <section className={classes.draw} aria-label={t('nextDraw')}>
      <div className={classes.clock} data-late={left <= 10 || undefined} role="timer">
        <small>{issue === null ? t('noIssue') : left > 0 ? t('closesIn') : t('drawing')}</small>
        <strong>
          <Figure>{issue === null ? '—' : clockText(left)}</Figure>
        </strong>
        <small>
          {issue === null ? null : <Figure>{issue.number}</Figure>}
          {host === null ? null : ` · ${say(provinceKey(host).replace('lottery:', ''))}`}
        </small>
      </div>
      <div
        className={classes.last}
        aria-live="polite"
        data-testid="last-result"
        data-issue={last?.number ?? ''}
      >
        <small>
          {t('lastResult')} {last === null ? null : <Figure>{last.number}</Figure>}
        </small>
        {last === null ? (
          <p>{t('noResult')}</p>
        ) : (
          <Board key={last.number} shape={shape} board={last.board} />
        )}
      </div>
    </section>
  );
}
