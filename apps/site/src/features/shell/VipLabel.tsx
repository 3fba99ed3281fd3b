import { useTranslation } from '@ikka/i18n/react';
import { VisuallyHidden } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { useAccount } from './use-account.ts';
import classes from './VipLabel.module.css';

/** The member's rank; dashes for whoever has none. */
export function VipLabel() {
  const { t } = useTranslation('site');
  const { member, isTrial } = useAccount();
  const rank = isTrial ? undefined : member?.clubLabel.labelName;
  return (
    <span className={classes.label} data-none={rank === undefined || undefined}>
      <IconCrown size={17} stroke={1.7} aria-hidden />
      <VisuallyHidden>{t('nav.rank')}</VisuallyHidden>
      <bdi>{rank ?? '--'}</bdi>
    </span>
  );
}
