import { useTranslation } from '@ikka/i18n/react';
import { useNumberWords } from '../hud/use-number-words.ts';
import classes from './arcade.module.css';

export const whyNoBetId = 'why-no-bet';

/** Beside the button that cannot be pressed: which field keeps it from it, and why. */
export function WhyNoBet({ labelOf }: { labelOf: (name: string) => string }) {
  const { t } = useTranslation('play');
  const { first } = useNumberWords();
  if (first === null) return null;
  return (
    <p id={whyNoBetId} className={classes.why} role="status" data-testid="why-no-bet">
      {t('hud.whyNoBet', { field: labelOf(first.name), why: first.words })}
    </p>
  );
}
