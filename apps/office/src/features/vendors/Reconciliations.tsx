import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { TrialBadge } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
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
    column.instant('from', t('from')),
    extra(column.instant('to', t('to'))),
    column.cell('vendor', t('vendor'), ({ vendor, isTrial }) => (
      <Marks>
        <bdi dir="ltr">{vendor}</bdi>
        <TrialBadge isTrial={isTrial} />
      </Marks>
    )),
    column.mark('state', t('state'), ({ differences }) =>
      differences === 0 ? ['good', t('equal')] : ['bad', t('differences', { count: differences })],
    ),
    extra(column.figure('rounds', t('rounds'))),
    extra(column.money('stake', t('stake'))),
    extra(column.money('payout', t('payout'))),
    extra(column.figure('openRounds', t('openRounds'))),
    extra(column.instant('at', t('comparedAt'))),
  ];
}
