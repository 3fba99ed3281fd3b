import { formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, Jali, ListSkeleton, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery, memberQuery, statusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { SignOutDialog } from '../shell/SignOutDialog.tsx';
import classes from './AccountPage.module.css';

/** My account: what is held, who is meant, and the way out. */
export function AccountPage() {
  const { t } = useTranslation(['site', 'common']);
  const failureText = useFailureText();
  const member = useQuery(memberQuery);
  const zone = useQuery(statusQuery).data?.timeZone;
  const [leaving, setLeaving] = useState(false);
  if (member.isPending) return <ListSkeleton rows={4} height={72} />;
  if (member.isError) {
    return <ErrorState message={failureText(member.error)} onRetry={() => void member.refetch()} />;
  }
  const { account, nickname, id, regDate, clubLabel, currency } = member.data;
  const facts: [string, React.ReactNode][] = [
    [t('centre.account'), <bdi key="account">{account}</bdi>],
    [t('centre.nickname'), <bdi key="nickname">{nickname || '—'}</bdi>],
    [t('centre.memberId'), <Figure key="id">{id}</Figure>],
    [t('centre.registered'), <Figure key="since">{formatDay(regDate, zone)}</Figure>],
    [t('centre.currency'), <Figure key="currency">{currency}</Figure>],
    [t('centre.rank'), <bdi key="rank">{clubLabel.labelName || '—'}</bdi>],
  ];
  return (
    <div className={classes.account}>
      <Balances />
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        leftSection={<IconLogout size={18} />}
        className={classes.leave}
        onClick={() => setLeaving(true)}
      >
        {t('account.signOut')}
      </Button>
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

function Balances() {
  const { t } = useTranslation('site');
  const balance = useQuery(balanceQuery);
  if (!balance.data) return <ListSkeleton rows={1} height={124} />;
  const { sumBalance, currency, currencySymbol, balance: accounts } = balance.data;
  return (
    <div className={classes.balance}>
      <Jali fade="down" />
      <span className={classes.label}>{t('account.balance')}</span>
      <span className={classes.sum}>
        <Money amount={sumBalance} currency={currency} symbol={currencySymbol} />
      </span>
      {accounts.map((one) => (
        <span key={one.accountTypeId} className={classes.parts}>
          {t('centre.available')}:{' '}
          <Money amount={one.availBalance} currency={currency} symbol={currencySymbol} />
          <span aria-hidden="true">·</span>
          {t('centre.held')}: <Money amount={one.frozenBalance} currency={currency} symbol={currencySymbol} />
        </span>
      ))}
    </div>
  );
}
