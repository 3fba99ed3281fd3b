import { useTranslation } from '@ikka/i18n/react';
import classes from './FairPage.module.css';

const steps = ['commit', 'client', 'stream', 'map', 'shared', 'reveal'] as const;

export function HowItWorks() {
  const { t } = useTranslation('fair');
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{t('how.title')}</h2>
      <ol className={classes.how}>
        {steps.map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
