import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { DepositBadge } from './DepositBadge.tsx';
import classes from './DepositList.module.css';
import { broughtBy } from './deposit-view.ts';
import { depositsQuery } from './use-deposits.ts';

export function DepositList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['cashier', 'common']);
  const failureText = useFailureText();
  const [page, setPage] = useState(1);
  const deposits = useQuery({ ...depositsQuery(page), placeholderData: keepPreviousData });
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('list.title')}</h3>
      {deposits.isPending ? (
        <ListSkeleton rows={3} height={60} />
      ) : deposits.isError ? (
        <ErrorState message={failureText(deposits.error)} onRetry={() => void deposits.refetch()} />
      ) : deposits.data.list.length === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          hint={t('list.emptyHint')}
          icon={<IconReceipt size={34} stroke={1.4} />}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {deposits.data.list.map((deposit) => (
              <li key={deposit.id}>
                <UnstyledButton
                  className={classes.row}
                  aria-label={t('list.open', { reference: deposit.reference })}
                  onClick={() => onOpen(deposit.id)}
                >
                  <span className={classes.what}>
                    <strong>
                      <Money amount={broughtBy(deposit)} currency={deposit.currency} />
                    </strong>
                    <span className={classes.sub}>
                      <span>{deposit.methodName}</span>
                      <Figure>{formatInstant(deposit.createdAt, zone)}</Figure>
                    </span>
                  </span>
                  <DepositBadge deposit={deposit} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <Pager page={deposits.data.pageNum} totalPages={deposits.data.totalPages} onPage={setPage} />
        </>
      )}
    </section>
  );
}
