import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money, Pager } from '@ikka/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import badge from '../cashier/DepositBadge.module.css';
import { walletTransfersQuery } from './use-wallets.ts';
import { useVendorName } from './WalletList.tsx';
import classes from './Wallets.module.css';

const tones = { sending: 'waiting', in_doubt: 'waiting', done: 'good', returned: 'bad' } as const;

/** The transfers between wallets, newest first. */
export function WalletTransferList() {
  const { t } = useTranslation('wallets');
  const failureText = useFailureText();
  const nameOf = useVendorName();
  const [page, setPage] = useState(1);
  const transfers = useQuery({ ...walletTransfersQuery(page), placeholderData: keepPreviousData });
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
              <li key={transfer.id} className={classes.wallet}>
                <div className={classes.row}>
                  <span className={classes.what}>
                    <span>
                      {t(`list.${transfer.direction}`, { vendor: `\u2068${nameOf(transfer.name)}\u2069` })}
                    </span>
                    <span className={badge.badge} data-tone={tones[transfer.state]}>
                      {t(`state.${transfer.state}`)}
                    </span>
                    <span className={classes.note}>
                      <Figure>{formatInstant(transfer.begunAt, zone)}</Figure>
                    </span>
                  </span>
                  <strong className={classes.amount}>
                    <Money amount={transfer.amount} currency={transfer.currency} />
                  </strong>
                </div>
              </li>
            ))}
          </ul>
          <Pager page={transfers.data.pageNum} totalPages={transfers.data.totalPages} onPage={setPage} />
        </>
      )}
    </section>
  );
}
