import { formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, Jali, ListSkeleton, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LockedBonus } from '../../features/bonuses/LockedBonus.tsx';
import { AvatarPicture } from '../../features/profile/AvatarPicture.tsx';
import { avatarQuery } from '../../features/profile/use-profile.ts';
import { SignOutDialog } from '../../parts/account/SignOutDialog.tsx';
import { spendableOf } from '../../parts/account/spendable.ts';
import { balanceQuery, memberQuery, statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useStudios } from '../../parts/games/use-studios.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import classes from './AccountCard.module.css';

/** Who is meant, what is held, and the way out. */
export function AccountCard() {
  const { t } = useTranslation(['site', 'shell']);
  const failureText = useFailureText();
  const member = useQuery(memberQuery);
  const avatar = useQuery({ ...avatarQuery, enabled: useModule('PROFPIC3') });
  const zone = useQuery(statusQuery).data?.timeZone;
  const [leaving, setLeaving] = useState(false);
  if (member.isPending) return <ListSkeleton rows={1} height={148} />;
  if (member.isError) {
    return <ErrorState message={failureText(member.error)} onRetry={() => void member.refetch()} />;
  }
  const { account, nickname, id, regDate, clubLabel } = member.data;
  const name = nickname || account;
  return (
    <section className={classes.card}>
      <Jali fade="down" />
      <div className={classes.who}>
        <AvatarPicture src={avatar.data?.avatar.icon} name={name} size={64} />
        <div className={classes.names}>
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <dl className={classes.facts}>
            <Fact label={t('shell:centre.account')} value={<bdi>{account}</bdi>} />
            <Fact label={t('shell:centre.memberId')} value={<Figure>{id}</Figure>} />
            <Fact label={t('shell:centre.registered')} value={<Figure>{formatDay(regDate, zone)}</Figure>} />
            <Fact label={t('shell:centre.rank')} value={<bdi>{clubLabel.labelName || '—'}</bdi>} />
          </dl>
        </div>
        <Button
          variant="default"
          className={classes.leave}
          leftSection={<IconLogout size={18} />}
          onClick={() => setLeaving(true)}
        >
          {t('account.signOut')}
        </Button>
      </div>
      <Balances />
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </section>
  );
}

function Fact({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Balances() {
  const { t } = useTranslation(['site', 'shell']);
  const balance = useQuery(balanceQuery);
  if (!balance.data) return <div className={classes.money} aria-busy="true" />;
  const { currency, currencySymbol, balance: accounts } = balance.data;
  const spendable = spendableOf(balance.data);
  const money = (amount: string) => <Money amount={amount} currency={currency} symbol={currencySymbol} />;
  return (
    <div className={classes.money}>
      <span className={classes.label}>{t('shell:centre.available')}</span>
      {spendable ? (
        <>
          <span className={classes.sum}>{money(spendable.available)}</span>
          <span className={classes.parts}>
            <span>
              {t('shell:centre.held')}: {money(spendable.held)}
            </span>
          </span>
        </>
      ) : null}
      <AtVendors accounts={accounts.slice(1)} money={money} />
      <LockedBonus className={classes.parts} />
    </div>
  );
}

/** What lies in vendors' own wallets, where anything does. */
function AtVendors({
  accounts,
  money,
}: {
  accounts: readonly { readonly accountTypeName: string; readonly availBalance: string }[];
  money: (amount: string) => React.ReactNode;
}) {
  const studios = useStudios();
  const filled = accounts.filter(({ availBalance }) => !/^[0.]+$/.test(availBalance));
  if (filled.length === 0) return null;
  return (
    <span className={classes.parts}>
      {filled.map(({ accountTypeName, availBalance }) => (
        <span key={accountTypeName}>
          <bdi>{studios.get(accountTypeName) ?? accountTypeName}</bdi>: {money(availBalance)}
        </span>
      ))}
    </span>
  );
}
