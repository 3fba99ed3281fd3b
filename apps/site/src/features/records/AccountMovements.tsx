import { type AccountType, accountTypes, type CallValue, type calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Money, Pager } from '@ikka/ui';
import { type Days, presetDays } from '@ikka/ui/date-range';
import { Button, Select, Skeleton } from '@mantine/core';
import { IconGift, IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { Sums } from '../../parts/lists/Sums.tsx';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { withinYear } from '../../parts/time/range-view.ts';
import classes from './AccountPage.module.css';
import { AccountTable } from './AccountTable.tsx';
import { RoundDrawer } from './RoundDrawer.tsx';
import { SaveRange } from './SaveRange.tsx';
import { accountRecordQuery } from './use-account-record.ts';

const DateRange = lazyPart(async () => (await import('@ikka/ui/date-range')).DateRange);

type Answer = CallValue<typeof calls.records.accountRecord>;

/** The movements of a range of days, with what they make; of one type alone where the page is about that type. */
export function AccountMovements({ only }: { only?: AccountType }) {
  const { t } = useTranslation(['accountRecord', 'common']);
  const failureText = useFailureText();
  const { layers, show } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const [days, setDays] = useState<Days>(() => presetDays(only ? 'month' : 'week', new Date(), zone));
  const [chosen, setChosen] = useState<AccountType | undefined>(only);
  const [pageNo, setPageNo] = useState(1);
  const record = useQuery({
    ...accountRecordQuery({ days, type: chosen, pageNo }, zone),
    placeholderData: keepPreviousData,
  });

  return (
    <div className={classes.page}>
      <div className={classes.filters}>
        <Suspense fallback={<Skeleton width={150} height={36} />}>
          <DateRange
            value={days}
            onChange={(wanted) => {
              setDays(withinYear(wanted));
              setPageNo(1);
            }}
          />
        </Suspense>
        {only ? null : (
          <Select
            className={classes.choice}
            aria-label={t('type')}
            placeholder={t('allTypes')}
            data={accountTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
            value={chosen ?? null}
            onChange={(type) => {
              setChosen(accountTypes.find((known) => known === type));
              setPageNo(1);
            }}
            clearable
          />
        )}
        {only ? null : <SaveRange days={days} />}
      </div>
      {record.isPending ? (
        <WaitingList of={record} rows={7} height={58} />
      ) : record.isError ? (
        <ErrorState message={failureText(record.error)} onRetry={() => void record.refetch()} />
      ) : record.data.total === 0 ? (
        <Nothing only={only} />
      ) : (
        <>
          <RangeTotals record={record.data} isWhole={chosen === undefined} />
          <AccountTable
            record={record.data}
            onOpen={(round) => show({ centre: 'transactionHistory', round })}
          />
          <Pager page={record.data.pageNum} totalPages={record.data.totalPages} onPage={setPageNo} />
        </>
      )}
      {only ? null : (
        <RoundDrawer roundId={layers.round} onClose={() => show({ centre: 'transactionHistory' })} />
      )}
    </div>
  );
}

function Nothing({ only }: { only: AccountType | undefined }) {
  const { t } = useTranslation('accountRecord');
  return only === 'bonus' ? (
    <EmptyState
      title={t('noBonusTitle')}
      hint={t('noBonusHint')}
      icon={<IconGift size={34} stroke={1.4} />}
      action={
        <Button component={Link} to="/promotions" variant="default">
          {t('toOffers')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('emptyTitle')} hint={t('emptyHint')} icon={<IconReceipt size={34} stroke={1.4} />} />
  );
}

/** What the range makes; of all types also from which balance to which. */
function RangeTotals({ record, isWhole }: { record: Answer; isWhole: boolean }) {
  const { t } = useTranslation('accountRecord');
  const { currency, rangeTotals } = record;
  return (
    <Sums
      label={t('inRange')}
      sums={[
        ...(isWhole
          ? [[t('opening'), <Money key="opening" amount={record.opening} currency={currency} />] as const]
          : []),
        [t('came'), <Money key="came" amount={rangeTotals.in} currency={currency} />],
        [t('went'), <Money key="went" amount={rangeTotals.out} currency={currency} />],
        isWhole
          ? [t('closing'), <Money key="closing" amount={record.closing} currency={currency} />]
          : [
              t('net'),
              <Money key="net" amount={rangeTotals.net} currency={currency} tone="direction" signed />,
            ],
      ]}
    />
  );
}
