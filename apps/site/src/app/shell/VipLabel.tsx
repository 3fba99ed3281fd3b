import { useTranslation } from '@ikka/i18n/react';
import { VisuallyHidden } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../../parts/account/use-account.ts';
import classes from './VipLabel.module.css';

/** The member's rank, dashes for whoever has none, and the way to what ranks bring. */
export function VipLabel({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation('site');
  const { member, isTrial } = useAccount();
  const rank = isTrial ? undefined : member?.clubLabel.labelName;
  return (
    <Link
      to="/vip"
      className={classes.label}
      data-none={rank === undefined || undefined}
      {...(onChosen ? { onClick: onChosen } : {})}
    >
      <IconCrown size={17} stroke={1.7} aria-hidden />
      <VisuallyHidden>{t('nav.rank')}</VisuallyHidden>
      <bdi>{rank ?? '--'}</bdi>
    </Link>
  );
}
