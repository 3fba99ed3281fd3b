import { realityCheckMinutes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ChoiceBar } from '@ikka/ui';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './ProtectionPage.module.css';
import { useSetRealityCheck } from './use-protection.ts';

const choices = realityCheckMinutes.map((minutes) => ({ minutes, value: String(minutes) }));

/** How often a game reminds of time and net position. */
export function RealityPart({ minutes }: { minutes: number }) {
  const { t } = useTranslation('protection');
  const failureText = useFailureText();
  const set = useSetRealityCheck();
  const chosen = String(set.isPending ? set.variables : minutes);
  return (
    <section className={classes.card} aria-labelledby="reality">
      <h3 id="reality" className={classes.heading}>
        {t('reality.title')}
      </h3>
      <p className={classes.hint}>{t('reality.hint')}</p>
      <ChoiceBar
        label={t('reality.title')}
        chosen={chosen}
        choices={choices.map(({ value }) => ({ value, text: t('reality.minutes', { minutes: value }) }))}
        onChoose={(value) => {
          const wanted = choices.find((one) => one.value === value)?.minutes;
          if (wanted !== undefined && value !== chosen) set.mutate(wanted);
        }}
      />
      {set.isError ? (
        <p className={classes.refused} role="alert">
          {failureText(set.error)}
        </p>
      ) : null}
    </section>
  );
}
