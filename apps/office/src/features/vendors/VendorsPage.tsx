import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { IconBuildingStore } from '@tabler/icons-react';
import { useRead } from '../../api/use-call.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useMay } from '../../session/use-session.ts';
import { HeldWins } from './HeldWins.tsx';
import { Reconciliations } from './Reconciliations.tsx';
import { VendorPanel } from './VendorPanel.tsx';
import classes from './vendors.module.css';

const { officeOutsideVendors } = calls.officeVendorDesk;
export type OutsideVendor = CallValue<typeof officeOutsideVendors>['vendors'][number];

/** Outside companies whose games the house offers: their shelves, their keys, their books against ours. */
export function VendorsPage() {
  const { t } = useTranslation('officeVendors');
  const mayReadBooks = useMay('books.read');
  const mayReadWins = useMay('adjustments.read');
  const query = useRead(officeOutsideVendors, {}, { everyMs: 30_000 });
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={classes.stack}>
        <Loaded query={query} skeleton={<ListSkeleton rows={3} height={120} />}>
          {({ vendors }) =>
            vendors.length === 0 ? (
              <EmptyState
                icon={<IconBuildingStore size={34} stroke={1.5} />}
                title={t('none')}
                hint={t('noneHint')}
              />
            ) : (
              vendors.map((vendor) => <VendorPanel key={vendor.code} vendor={vendor} />)
            )
          }
        </Loaded>
        {mayReadWins ? <HeldWins /> : null}
        {mayReadBooks && query.data ? <Reconciliations vendors={query.data.vendors} /> : null}
      </div>
    </>
  );
}
