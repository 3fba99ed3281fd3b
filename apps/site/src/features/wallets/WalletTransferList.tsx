import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { PagedList } from '../../parts/lists/PagedList.tsx';
import { StateBadge } from '../../parts/lists/StateBadge.tsx';
import { walletTransfersQuery } from './use-wallets.ts';
import { useVendorName } from './WalletList.tsx';
import classes from './Wallets.module.css';

const tones = { sending: 'waiting', in_doubt: 'waiting', done: 'good', returned: 'bad' } as const;

/** The transfers between wallets, newest first. */
export function WalletTransferList() {
  const { t } = useTranslation('wallets');
  const nameOf = useVendorName();
  const [page, setPage] = useState(1);
  const transfers = useQuery({ ...walletTransfersQuery(page), placeholderData: keepPreviousData });
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
        <li key={transfer.id} className={classes.wallet}>
          <div className={classes.row}>
            <span className={classes.what}>
              <span>
                {t(`list.${transfer.direction}`, { vendor: `\u2068${nameOf(transfer.name)}\u2069` })}
              </span>
              <StateBadge tone={tones[transfer.state]}>{t(`state.${transfer.state}`)}</StateBadge>
              <span className={classes.note}>
                <Figure>{formatInstant(transfer.begunAt, zone)}</Figure>
              </span>
            </span>
            <strong className={classes.amount}>
              <Money amount={transfer.amount} currency={transfer.currency} />
            </strong>
          </div>
        </li>
      )}
    />
  );
}
