import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { VisuallyHidden } from '@mantine/core';
import classes from './UnreadBadge.module.css';
import { useUnread } from './use-unread.ts';

/** Beyond it the exact figure helps nobody. */
const most = 99;

/** The number of messages that wait, where there are any; read out with what it counts. */
export function UnreadBadge() {
  const { t } = useTranslation('site');
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">
        <Figure>{count > most ? `${most}+` : formatNumber(count)}</Figure>
      </span>
      <VisuallyHidden>{t('account.unread', { count })}</VisuallyHidden>
    </span>
  );
}
