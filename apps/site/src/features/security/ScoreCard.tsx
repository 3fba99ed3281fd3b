import { useTranslation } from '@ikka/i18n/react';
import { Figure, Jali } from '@ikka/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import classes from './ScoreCard.module.css';
import { type Protection, type SecurityStep, scoreOf } from './security-score.ts';

interface ScoreCardProps {
  has: Protection;
  isOffered: (step: SecurityStep) => boolean;
  onStep: (step: SecurityStep) => void;
}

/** How well the account is protected, and what each step that is left would bring. */
export function ScoreCard({ has, isOffered, onStep }: ScoreCardProps) {
  const { t } = useTranslation('member');
  const { points, level, missing } = scoreOf(has, isOffered);
  const [next, ...later] = missing;
  return (
    <section className={classes.card} data-level={level} aria-labelledby="security-score">
      <Jali fade="down" />
      <Ring points={points} />
      <div className={classes.words}>
        <h3 id="security-score" className={classes.title}>
          {t(`score.${level}`)}
        </h3>
        <p className={classes.text}>{t(next ? `score.brings.${next.step}` : 'score.complete')}</p>
      </div>
      {next ? (
        <div className={classes.steps}>
          <Button size="sm" onClick={() => onStep(next.step)} rightSection={<Gain gain={next.gain} />}>
            {t(`score.step.${next.step}`)}
          </Button>
          {later.slice(0, 2).map(({ step, gain }) => (
            <Button
              key={step}
              size="sm"
              variant="default"
              onClick={() => onStep(step)}
              rightSection={<Gain gain={gain} />}
            >
              {t(`score.step.${step}`)}
            </Button>
          ))}
        </div>
      ) : (
        <IconShieldCheck className={classes.done} size={28} stroke={1.5} />
      )}
    </section>
  );
}

function Gain({ gain }: { gain: number }) {
  return (
    <Figure>
      <small>+{gain}</small>
    </Figure>
  );
}

const radius = 42;
const way = 2 * Math.PI * radius;

function Ring({ points }: { points: number }) {
  const { t } = useTranslation('member');
  return (
    <div className={classes.ring}>
      <VisuallyHidden>
        <meter value={points} min={0} max={100} aria-label={t('score.label')} />
      </VisuallyHidden>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={classes.track} />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={classes.arc}
          strokeDasharray={`${(way * points) / 100} ${way}`}
        />
      </svg>
      <span className={classes.points} aria-hidden="true">
        <Figure>{points}</Figure>
        <small>
          <Figure>/ 100</Figure>
        </small>
      </span>
    </div>
  );
}
