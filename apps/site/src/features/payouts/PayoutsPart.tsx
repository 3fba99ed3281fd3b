import { formatInstant, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { ActionIcon, Badge, Button, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBuildingBank, IconPlus, IconTrash, IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import shared from '../../parts/forms/form-parts.module.css';
import { isUsable } from '../../parts/payouts/is-usable.ts';
import { payoutsQuery } from '../../parts/payouts/payouts-query.ts';
import { PayoutForm } from './PayoutForm.tsx';
import classes from './PayoutsPart.module.css';
import { useRemovePayout } from './use-payouts.ts';

/** The bank accounts and wallets that money can be paid out to. */
export function PayoutsPart() {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const payouts = useQuery(payoutsQuery);
  const [isAdding, setAdding] = useState(false);
  if (payouts.isPending) return <ListSkeleton rows={3} height={84} />;
  if (payouts.isError) {
    return <ErrorState message={failureText(payouts.error)} onRetry={() => void payouts.refetch()} />;
  }
  const { list, accountsMax } = payouts.data;
  if (isAdding) return <PayoutForm options={payouts.data} onDone={() => setAdding(false)} />;
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('payouts.add')}
    </Button>
  );
  if (list.length === 0) {
    return (
      <EmptyState
        title={t('payouts.emptyTitle')}
        hint={t('payouts.emptyHint')}
        icon={<IconBuildingBank size={34} stroke={1.4} />}
        action={add}
      />
    );
  }
  return (
    <div className={shared.part}>
      <p className={shared.hint}>{t('payouts.hint')}</p>
      <PayoutList list={list} />
      {list.length < accountsMax ? (
        <div className={shared.ways}>{add}</div>
      ) : (
        <p className={shared.hint}>{t('payouts.full', { count: accountsMax })}</p>
      )}
    </div>
  );
}

interface Payout {
  id: string;
  kind: 'bank' | 'jazzcash' | 'easypaisa' | 'usdt';
  bankName: { EN: string; UR: string } | null;
  network: string | null;
  numberMasked: string;
  holderName: string;
  usableFrom: string;
}

function PayoutList({ list }: { list: readonly Payout[] }) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const language = useLanguage();
  const zone = useQuery(statusQuery).data?.timeZone;
  const remove = useRemovePayout();
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <>
      <ul className={classes.list}>
        {list.map((payout) => {
          const Icon = payout.kind === 'bank' ? IconBuildingBank : IconWallet;
          const bank = textIn(payout.bankName, language);
          return (
            <li key={payout.id} className={classes.card}>
              <span className={classes.icon}>
                <Icon size={24} stroke={1.5} />
              </span>
              <div className={classes.words}>
                <span className={classes.name}>
                  {bank ?? t(`payouts.kind.${payout.kind}`)}
                  {payout.network ? <Figure>{payout.network}</Figure> : null}
                </span>
                <Figure className={classes.number}>{payout.numberMasked}</Figure>
                <bdi className={classes.holder}>{payout.holderName}</bdi>
              </div>
              <Tooltip label={t('payouts.remove')}>
                <ActionIcon
                  variant="subtle"
                  color="coral"
                  size={36}
                  onClick={() => setLeaving(payout.id)}
                  aria-label={`${t('payouts.remove')}: ${payout.numberMasked}`}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Tooltip>
              {isUsable(payout.usableFrom, Date.now()) ? null : (
                <Badge variant="light" className={classes.rests} tt="none">
                  {t('payouts.usableFrom')} <Figure>{formatInstant(payout.usableFrom, zone)}</Figure>
                </Badge>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        opened={leaving !== null}
        title={t('payouts.removeTitle')}
        hint={t('payouts.removeHint')}
        action={t('payouts.remove')}
        isBusy={remove.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving, {
            onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
            onSettled: () => setLeaving(null),
          });
        }}
      />
    </>
  );
}
