import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import classes from './AgeGate.module.css';

/** Before play money is played with by somebody whose age nobody asked: it is the same game, and nothing for children. */
export function AgeGate({ onConfirm, onLeave }: { onConfirm: () => void; onLeave: () => void }) {
  const { t } = useTranslation('protection');
  return (
    <section className={classes.gate} aria-label={t('age.title')}>
      <h2 className={classes.title}>{t('age.title')}</h2>
      <p className={classes.hint}>{t('age.hint')}</p>
      <div className={classes.ways}>
        <Button onClick={onConfirm}>{t('age.confirm')}</Button>
        <Button variant="default" onClick={onLeave}>
          {t('age.leave')}
        </Button>
      </div>
    </section>
  );
}
