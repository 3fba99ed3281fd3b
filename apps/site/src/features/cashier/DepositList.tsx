import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '../../app/PagedList.tsx';
import { statusQuery } from '../../app/queries.ts';
import { DepositBadge } from './DepositBadge.tsx';
import classes from './DepositList.module.css';
import { broughtBy } from './deposit-view.ts';
import { depositsQuery } from './use-deposits.ts';

export function DepositList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('cashier');
  const [page, setPage] = useState(1);
  const deposits = useQuery({ ...depositsQuery(page), placeholderData: keepPreviousData });
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <PagedList
      title={t('list.title')}
      query={deposits}
      onPage={setPage}
      none={{
        title: t('list.emptyTitle'),
        hint: t('list.emptyHint'),
        icon: <IconReceipt size={34} stroke={1.4} />,
      }}
      row={(deposit) => (
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
      )}
    />
  );
}
