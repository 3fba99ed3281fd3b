import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListDays, ListTotals } from '../../parts/lists/ListTotals.tsx';
import { MoneyRow } from '../../parts/lists/MoneyRow.tsx';
import { PagedList } from '../../parts/lists/PagedList.tsx';
import { useDaysPages } from '../../parts/lists/use-days-pages.ts';
import { useTargetName } from './use-target-name.ts';
import { withdrawalsQuery } from './use-withdrawals.ts';
import { WithdrawalBadge } from './WithdrawalBadge.tsx';

/** The member's withdrawals, newest first, each with where it is. */
export function WithdrawalList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['withdrawals', 'accountRecord']);
  const targetName = useTargetName();
  const { page, setPage, days, setDays, zone } = useDaysPages();
  const withdrawals = useQuery({ ...withdrawalsQuery(page, days, zone), placeholderData: keepPreviousData });
  const { data } = withdrawals;
  return (
    <PagedList
      title={t('list.title')}
      query={withdrawals}
      onPage={setPage}
      above={<ListDays days={days} onChange={setDays} />}
      totals={
        data && (
          <ListTotals
            currency={data.currency}
            isPaged={data.totalPages > 1}
            totals={(['paid', 'open'] as const).map((key) => ({
              name: t(`list.${key}`),
              range: data.rangeTotals[key],
              page: data.pageTotals[key],
            }))}
          />
        )
      }
      none={{
        title: t(days === null ? 'list.emptyTitle' : 'accountRecord:days.none'),
        hint: t(days === null ? 'list.emptyHint' : 'accountRecord:days.noneHint'),
        icon: <IconReceipt size={34} stroke={1.4} />,
      }}
      row={(withdrawal) => (
        <MoneyRow
          key={withdrawal.id}
          label={t('list.open', { amount: formatMoney(withdrawal.amount, withdrawal.currency) })}
          amount={withdrawal.amount}
          currency={withdrawal.currency}
          way={targetName(withdrawal.payout)}
          at={withdrawal.submittedAt}
          zone={zone}
          state={<WithdrawalBadge state={withdrawal.state} />}
          onOpen={() => onOpen(withdrawal.id)}
        />
      )}
    />
  );
}
