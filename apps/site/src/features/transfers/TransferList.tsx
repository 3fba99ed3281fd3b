import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import classes from './Transfers.module.css';
import { transfersQuery } from './use-transfers.ts';

/** What was sent along the line and received, newest first. */
export function TransferList() {
  const { t } = useTranslation('transfers');
  const failureText = useFailureText();
  const [page, setPage] = useState(1);
  const transfers = useQuery({ ...transfersQuery(page), placeholderData: keepPreviousData });
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('list.title')}</h3>
      {transfers.isPending ? (
        <ListSkeleton rows={3} height={60} />
      ) : transfers.isError ? (
        <ErrorState message={failureText(transfers.error)} onRetry={() => void transfers.refetch()} />
      ) : transfers.data.total === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          hint={t('list.emptyHint')}
          icon={<IconArrowsExchange size={34} stroke={1.4} />}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {transfers.data.list.map((transfer) => (
              <li key={transfer.id} className={classes.row}>
                <span className={classes.what}>
                  <span>
                    {t(transfer.isSent ? 'list.sent' : 'list.received')}{' '}
                    <strong>
                      <bdi>{transfer.account}</bdi>
                    </strong>
                  </span>
                  <span className={classes.note}>
                    <Figure>{formatInstant(transfer.at, zone)}</Figure>
                  </span>
                </span>
                <strong>
                  <Money
                    amount={transfer.isSent ? `-${transfer.amount}` : transfer.amount}
                    currency={transfer.currency}
                    tone="direction"
                    signed
                  />
                </strong>
              </li>
            ))}
          </ul>
          <Pager page={transfers.data.pageNum} totalPages={transfers.data.totalPages} onPage={setPage} />
        </>
      )}
    </section>
  );
}
