import { useTranslation } from '@ikka/i18n/react';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListDays, ListTotals } from '../../parts/lists/ListTotals.tsx';
import { MoneyRow } from '../../parts/lists/MoneyRow.tsx';
import { PagedList } from '../../parts/lists/PagedList.tsx';
import { useDaysPages } from '../../parts/lists/use-days-pages.ts';
import { DepositBadge } from './DepositBadge.tsx';
import { broughtBy } from './deposit-view.ts';
import { depositsQuery } from './use-deposits.ts';

export function DepositList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['cashier', 'accountRecord']);
  const { page, setPage, days, setDays, zone } = useDaysPages();
  const deposits = useQuery({ ...depositsQuery(page, days, zone), placeholderData: keepPreviousData });
  const { data } = deposits;
  return (
    <PagedList
      title={t('list.title')}
      query={deposits}
      onPage={setPage}
      above={<ListDays days={days} onChange={setDays} />}
      totals={
        data && (
          <ListTotals
            currency={data.currency}
            isPaged={data.totalPages > 1}
            totals={[
              {
                name: t('list.credited'),
                range: data.rangeTotals.credited,
                page: data.pageTotals.credited,
              },
            ]}
          />
        )
      }
      none={{
        title: t(days === null ? 'list.emptyTitle' : 'accountRecord:days.none'),
        hint: t(days === null ? 'list.emptyHint' : 'accountRecord:days.noneHint'),
        icon: <IconReceipt size={34} stroke={1.4} />,
      }}
      row={(deposit) => (
        <MoneyRow
          key={deposit.id}
          label={t('list.open', { reference: deposit.reference })}
          amount={broughtBy(deposit)}
          currency={deposit.currency}
          way={deposit.methodName}
          at={deposit.createdAt}
          zone={zone}
          state={<DepositBadge deposit={deposit} />}
          onOpen={() => onOpen(deposit.id)}
        />
      )}
    />
  );
}
