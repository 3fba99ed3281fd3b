import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Mark, TrialBadge } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { List } from '../../parts/list/List.tsx';
import { useOwnPlace } from '../../parts/list/use-place.ts';
import { Panel } from '../../parts/Panel.tsx';
import type { OutsideVendor } from './VendorsPage.tsx';

const { officeReconciliations } = calls.officeVendorDesk;
type Row = CallValue<typeof officeReconciliations>['list'][number];

/** Each time a vendor compared its rounds of an interval with ours. */
export function Reconciliations({ vendors }: { vendors: readonly OutsideVendor[] }) {
  const { t } = useTranslation('officeVendors');
  const language = useLanguage();
  const place = useOwnPlace<{ page: number; vendor: string | undefined; differing: 'yes' | undefined }>({
    page: 1,
    vendor: undefined,
    differing: undefined,
  });
  const names = new Map(vendors.map(({ code, name }) => [code, textIn(name, language) ?? code]));
  return (
    <Panel title={t('books')}>
      <List
        caption={t('books')}
        call={officeReconciliations}
        place={place}
        filters={{
          vendor: {
            label: t('vendor'),
            choices: [...names.keys()],
            none: t('anyVendor'),
            nameOf: (code) => names.get(code) ?? code,
          },
          differing: {
            label: t('state'),
            choices: ['yes'],
            none: t('anyBooks'),
            nameOf: () => t('differing'),
          },
        }}
        columns={useColumns()}
        none={{ title: t('noBooks'), hint: t('noBooksHint') }}
        noneFound={{ title: t('noBooksFound') }}
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
