import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { pageSize } from '../../list-search.ts';
import { Mark, TrialBadge } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Queue } from '../../parts/Queue.tsx';
import type { OutsideVendor } from './VendorsPage.tsx';

const { officeReconciliations } = calls.officeVendorDesk;
type Row = CallValue<typeof officeReconciliations>['list'][number];

/** Each time a vendor compared its rounds of an interval with ours. */
export function Reconciliations({ vendors }: { vendors: readonly OutsideVendor[] }) {
  const { t } = useTranslation('officeVendors');
  const language = useLanguage();
  const [vendor, setVendor] = useState<string | null>(null);
  const [differing, setDiffering] = useState<'yes' | undefined>();
  const [page, setPage] = useState(1);
  const query = usePages(officeReconciliations, {
    query: {
      pageNo: page,
      pageSize,
      ...(vendor === null ? {} : { vendor }),
      ...(differing === undefined ? {} : { differing }),
    },
  });
  const isFiltered = vendor !== null || differing !== undefined;
  return (
    <Panel title={t('books')}>
      <Queue
        caption={t('books')}
        query={query}
        columns={useColumns()}
        none={{ title: t('noBooks'), hint: t('noBooksHint') }}
        noneFound={{ title: t('noBooksFound') }}
        onPage={setPage}
        onClear={
          isFiltered
            ? () => {
                setVendor(null);
                setDiffering(undefined);
                setPage(1);
              }
            : undefined
        }
        filters={
          <>
            <Select
              label={t('vendor')}
              value={vendor ?? 'any'}
              onChange={(next) => {
                setVendor(next === 'any' ? null : next);
                setPage(1);
              }}
              data={[
                { value: 'any', label: t('anyVendor') },
                ...vendors.map(({ code, name }) => ({
                  value: code,
                  label: textIn(name, language),
                })),
              ]}
              allowDeselect={false}
            />
            <ChoiceFilter
              label={t('state')}
              value={differing}
              choices={['yes']}
              none={t('anyBooks')}
              nameOf={() => t('differing')}
              onChange={(next) => {
                setDiffering(next);
                setPage(1);
              }}
            />
          </>
        }
      />
    </Panel>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('officeVendors');
  return [
    {
      id: 'from',
      title: t('from'),
      show: ({ from }) => <Instant at={from} />,
    },
    { id: 'to', title: t('to'), isExtra: true, show: ({ to }) => <Instant at={to} /> },
    {
      id: 'vendor',
      title: t('vendor'),
      show: ({ vendor, isTrial }) => (
        <Marks>
          <bdi dir="ltr">{vendor}</bdi>
          <TrialBadge isTrial={isTrial} />
        </Marks>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      show: ({ differences }) =>
        differences === 0 ? (
          <Mark tone="good">{t('equal')}</Mark>
        ) : (
          <Mark tone="bad">{t('differences', { count: differences })}</Mark>
        ),
    },
    {
      id: 'rounds',
      title: t('rounds'),
      isFigure: true,
      isExtra: true,
      show: ({ rounds }) => <Figure>{rounds}</Figure>,
    },
    {
      id: 'stake',
      title: t('stake'),
      isFigure: true,
      isExtra: true,
      show: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      title: t('payout'),
      isFigure: true,
      isExtra: true,
      show: ({ payout, currency }) => <Money amount={payout} currency={currency} />,
    },
    {
      id: 'openRounds',
      title: t('openRounds'),
      isFigure: true,
      isExtra: true,
      show: ({ openRounds }) => <Figure>{openRounds}</Figure>,
    },
    { id: 'at', title: t('comparedAt'), isExtra: true, show: ({ at }) => <Instant at={at} /> },
  ];
}
