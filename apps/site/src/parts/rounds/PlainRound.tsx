import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { CoupCards } from './CoupCards.tsx';
import type { PlainReplay } from './plain-replay.ts';
import classes from './RoundReplay.module.css';
import { ShotList } from './ShotList.tsx';

/** What was chosen and what came, and whether what was booked follows from it. */
export function PlainRound({ replay }: { replay: PlainReplay }) {
  const { t } = useTranslation('records');
  const { say } = useGameTexts(replay.texts);
  const { chosen, result } = replay.told;
  return (
    <div className={classes.replay}>
      <dl className={classes.plain} data-won={replay.hasWon}>
        <div>
          <dt>{t('detail.chosen')}</dt>
          <dd>{say(chosen.key, chosen.values)}</dd>
        </div>
        <div>
          <dt>{t('detail.drawn')}</dt>
          <dd>{say(result.key, result.values)}</dd>
        </div>
      </dl>
      {replay.shots ? <ShotList shots={replay.shots} jackpot={replay.jackpot} /> : null}
      {replay.coup ? <CoupCards coup={replay.coup} /> : null}
      {replay.matches === null ? null : (
        <p className={classes.verdict} data-good={replay.matches}>
          {replay.matches ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
          {t(replay.matches ? 'detail.matches' : 'detail.differs')}
        </p>
      )}
    </div>
  );
}
