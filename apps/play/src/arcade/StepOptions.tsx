import { formatInstant, formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { multiplierText } from './Odds.tsx';
import { useGameTexts } from './use-game-texts.ts';
import { useGuide } from './use-guide.ts';

/** What can be done next in the open round, with what it would stand at and how likely that is. */
export function StepOptions() {
  const { t } = useTranslation('arcade');
  const play = usePlay();
  const guide = useGuide();
  const { say } = useGameTexts(guide.texts);
  const { open, phase } = usePlaySnapshot();
  if (!open || !guide.steps) return null;
  return (
    <section aria-label={t('steps.next')} data-testid="steps">
      <div className={classes.options}>
        {guide.steps.options(open).map(({ name, act, prize }) => (
          <Button
            key={name}
            variant="default"
            className={classes.option ?? ''}
            disabled={phase !== 'open'}
            onClick={() => play.act(act())}
            data-testid={`step-${name}`}
          >
            <span className={classes.optionName}>{say(`action.${name}`)}</span>
            {prize ? (
              <small>
                <Figure>
                  {multiplierText(prize.multiplier)} · {formatPercent(prize.chance)}
                </Figure>
              </small>
            ) : null}
          </Button>
        ))}
      </div>
      <p className={classes.small}>
        {t('steps.deadline')} <Figure>{formatInstant(open.deadlineAt)}</Figure>
      </p>
    </section>
  );
}
