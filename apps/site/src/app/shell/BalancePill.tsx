import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { ActionIcon, Skeleton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { spendableOf } from '../../parts/account/spendable.ts';
import { useAccount } from '../../parts/account/use-account.ts';
import classes from './BalancePill.module.css';

/**
 * What the member can spend, live, and beneath it what is held; both can be hidden from who looks over the shoulder, and read again.
 */
export function BalancePill() {
  const { t } = useTranslation('site');
  const { balance, isTrial } = useAccount();
  const [hidden, setHidden] = useLocalStorage({
    key: 'ikka.balance-hidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const money = balance.data && spendableOf(balance.data);

  return (
    <div className={classes.pill} data-trial={isTrial || undefined}>
      {isTrial ? <span className={classes.trial}>{t('account.trial')}</span> : null}
      <span className={classes.figures}>
        <span className={classes.amount} role="status" aria-label={t('account.balance')}>
          {!money ? (
            <Skeleton height={14} width={76} />
          ) : hidden ? (
            <span role="img" aria-label={t('account.balanceHidden')}>
              ••••••
            </span>
          ) : (
            <span key={money.available} className={classes.moved}>
              <Money amount={money.available} currency={money.currency} symbol={money.currencySymbol} />
            </span>
          )}
        </span>
        {money?.isAnyHeld && !hidden ? (
          <span className={classes.held}>
            {t('account.held')}{' '}
            <Money amount={money.held} currency={money.currency} symbol={money.currencySymbol} />
          </span>
        ) : null}
      </span>
      <ActionIcon
        variant="transparent"
        size={30}
        onClick={() => setHidden(!hidden)}
        aria-label={t(hidden ? 'account.showBalance' : 'account.hideBalance')}
      >
        {hidden ? <IconEyeOff size={17} /> : <IconEye size={17} />}
      </ActionIcon>
      <ActionIcon
        className={classes.refresh}
        variant="transparent"
        size={30}
        data-busy={balance.isFetching || undefined}
        onClick={() => void balance.refetch()}
        aria-label={t('account.refreshBalance')}
      >
        <IconRefresh size={17} />
      </ActionIcon>
    </div>
  );
}
