import { useTranslation } from '@ikka/i18n/react';
import { Jali } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconArrowsShuffle, IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './TrustSteps.module.css';

const steps = [
  { key: 'commit', Icon: IconLock },
  { key: 'mix', Icon: IconArrowsShuffle },
  { key: 'check', Icon: IconLockOpen2 },
] as const;

/** The draw in three steps, in their order in time. */
export function TrustSteps() {
  const { t } = useTranslation('site');
  return (
    <section className={classes.trust} aria-labelledby="trust">
      <Jali fade="edges" />
      <div className={classes.head}>
        <h2 id="trust" className={classes.title}>
          {t('trust.title')}
        </h2>
        <Button component={Link} to="/fair" variant="light">
          {t('trust.link')}
        </Button>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ key, Icon }) => (
          <li key={key} className={classes.step}>
            <span className={classes.icon}>
              <Icon size={24} stroke={1.6} />
            </span>
            <h3 className={classes.name}>{t(`trust.${key}`)}</h3>
            <p className={classes.text}>{t(`trust.${key}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
