import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { PagedList } from '../../parts/lists/PagedList.tsx';
import classes from './Transfers.module.css';
import { transfersQuery } from './use-transfers.ts';

/** What was sent along the line and received, newest first. */
export function TransferList() {
  const { t } = useTranslation('transfers');
  const [page, setPage] = useState(1);
  const transfers = useQuery({ ...transfersQuery(page), placeholderData: keepPreviousData });
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <PagedList
      title={t('list.title')}
      query={transfers}
      onPage={setPage}
      none={{
        title: t('list.emptyTitle'),
        hint: t('list.emptyHint'),
        icon: <IconArrowsExchange size={34} stroke={1.4} />,
      }}
      row={(transfer) => (
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
      )}
    />
  );
}
