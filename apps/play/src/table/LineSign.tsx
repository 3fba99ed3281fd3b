import { useTranslation } from '@ikka/i18n/react';
import { IconAntennaBars2, IconAntennaBars5, IconAntennaBarsOff } from '@tabler/icons-react';
import classes from './Hands.module.css';
import { useTableSnapshot } from './use-table.ts';

/** Answers that take longer make a bet of the last second a gamble of its own. */
const SLOW_MS = 400;

/** How good the connection is: whether pushes come, and how long answers take. */
export function LineSign() {
  const { t } = useTranslation('baccarat');
  const { isLineOpen, lagMs } = useTableSnapshot();
  const line = !isLineOpen ? 'lost' : lagMs !== null && lagMs > SLOW_MS ? 'weak' : 'good';
  const Sign = { good: IconAntennaBars5, weak: IconAntennaBars2, lost: IconAntennaBarsOff }[line];
  return (
    <span
      className={classes.line}
      data-line={line}
      role="img"
      aria-label={t(`line.${line}`)}
      title={t(`line.${line}`)}
    >
      <Sign size={18} aria-hidden="true" />
    </span>
  );
}
