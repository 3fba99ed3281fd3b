import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { useInstant } from '../hud/use-instant.ts';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { StepButton } from './StepButton.tsx';
import { useGuide } from './use-guide.ts';

/** What can be done next in the open round, and when the round ends by itself. */
export function StepOptions() {
  const { t } = useTranslation('arcade');
  const instant = useInstant();
  const { steps } = useGuide();
  const { open } = usePlaySnapshot();
  if (!open || !steps) return null;
  return (
    <section aria-label={t('steps.next')} data-testid="steps">
      <div className={classes.options}>
        {steps.options(open).map((option) => (
          <StepButton key={option.name} option={option} />
        ))}
      </div>
      <p className={classes.small}>
        {t('steps.deadline')} <Figure>{instant(open.deadlineAt)}</Figure>
      </p>
    </section>
  );
}
