import { formatInstant, formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import classes from '../cashier/DepositList.module.css';
import { useTargetName } from './use-target-name.ts';
import { withdrawalsQuery } from './use-withdrawals.ts';
import { WithdrawalBadge } from './WithdrawalBadge.tsx';

/** The member's withdrawals, newest first, each with where it is. */
export function WithdrawalList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['withdrawals', 'common']);
  const failureText = useFailureText();
  const targetName = useTargetName();
  const [page, setPage] = useState(1);
  const withdrawals = useQuery({ ...withdrawalsQuery(page), placeholderData: keepPreviousData });
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('list.title')}</h3>
      {withdrawals.isPending ? (
        <ListSkeleton rows={3} height={60} />
      ) : withdrawals.isError ? (
        <ErrorState message={failureText(withdrawals.error)} onRetry={() => void withdrawals.refetch()} />
      ) : withdrawals.data.list.length === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          hint={t('list.emptyHint')}
          icon={<IconReceipt size={34} stroke={1.4} />}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {withdrawals.data.list.map((withdrawal) => (
              <li key={withdrawal.id}>
                <UnstyledButton
                  className={classes.row}
                  aria-label={t('list.open', {
                    amount: formatMoney(withdrawal.amount, withdrawal.currency),
                  })}
                  onClick={() => onOpen(withdrawal.id)}
                >
                  <span className={classes.what}>
                    <strong>
                      <Money amount={withdrawal.amount} currency={withdrawal.currency} />
                    </strong>
                    <span className={classes.sub}>
                      <span>{targetName(withdrawal.payout)}</span>
                      <Figure>{formatInstant(withdrawal.submittedAt, zone)}</Figure>
                    </span>
                  </span>
                  <WithdrawalBadge state={withdrawal.state} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <Pager page={withdrawals.data.pageNum} totalPages={withdrawals.data.totalPages} onPage={setPage} />
        </>
      )}
    </section>
  );
}
