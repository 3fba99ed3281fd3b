import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconGift } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './RewardsLink.module.css';
import { useRewards } from './use-rewards.ts';

/** The way to what the house gives, with the number of promotions that wait for the member. */
export function RewardsLink() {
  const { t } = useTranslation('site');
  const waiting = useRewards();
  return (
    <Link
      to="/promotions"
      className={classes.link}
      aria-label={waiting > 0 ? t('nav.rewardsWaiting', { count: waiting }) : t('nav.rewards')}
    >
      <IconGift size={21} stroke={1.7} aria-hidden />
      {waiting > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          <Figure>{waiting > 99 ? '99+' : waiting}</Figure>
        </span>
      ) : null}
    </Link>
  );
}
