import { useTranslation } from '@ikka/i18n/react';
import { Instant } from '../../parts/Instant.tsx';
import type { OfficeWithdrawal } from './withdrawal-words.ts';
import classes from './withdrawals.module.css';

/** What happened, oldest first, with who did it. */
export function Timeline({ steps }: { steps: OfficeWithdrawal['steps'] }) {
  const { t } = useTranslation('officeWithdrawals');
  return (
    <ol className={classes.timeline}>
      {steps.map((one) => (
        <li key={`${one.at} ${one.step}`} data-step={one.step}>
          <span className={classes.what}>
            {t(`step.${one.step}`)}
            <small>
              <bdi>{one.operator ?? t(`by.${one.by}`)}</bdi>
            </small>
          </span>
          <Instant at={one.at} />
          {one.note ? (
            <p className={classes.note}>
              <bdi>{one.note}</bdi>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
