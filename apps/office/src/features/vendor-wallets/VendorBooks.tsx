import { type CallValue, calls } from '@ikka/contract';
import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, Figure } from '@ikka/ui';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconBuildingStore, IconRefresh } from '@tabler/icons-react';
import { useAct, useRead } from '../../api/use-call.ts';
import { Mark, TrialBadge } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { TablePanel } from '../../parts/list/TablePanel.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { RecallButton } from './RecallButton.tsx';

type Books = CallValue<typeof calls.officeVendorWallets.officeVendorWallets>;
export type Vendor = Books['vendors'][number];

/** Vendor by vendor: our books, what it told, and the acts of an operator; and wallets that the two sides tell differently. */
export function VendorBooks() {
  const { t } = useTranslation('officeVendorWallets');
  const query = useRead(calls.officeVendorWallets.officeVendorWallets, {}, { everyMs: 30_000 });
  return (
    <Loaded query={query}>
      {({ vendors, differing }) =>
        vendors.length === 0 ? (
          <EmptyState
            title={t('noVendors')}
            hint={t('noVendorsHint')}
            icon={<IconBuildingStore size={34} stroke={1.4} />}
          />
        ) : (
          <Stack>
            {vendors.map((vendor) => (
              <VendorPanel key={vendor.vassalage} vendor={vendor} />
            ))}
            <Differing differing={differing} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function VendorPanel({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation('officeVendorWallets');
  const language = useLanguage();
  const mayAct = useMay('adjustments.write');
  const compare = useAct(calls.officeVendorWallets.officeCompareVendorWallets, [
    calls.officeVendorWallets.officeVendorWallets,
  ]);
  const state = vendor.recall === null ? (vendor.isOpen ? 'takes' : 'closed') : 'recalled';
  return (
    <Panel
      title={
        <>
          <bdi>{textIn(vendor.name, language)}</bdi>{' '}
          <Mark tone={state === 'takes' ? 'good' : 'bad'}>{t(`vendorState.${state}`)}</Mark>
        </>
      }
      aside={
        mayAct ? (
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={15} />}
              loading={compare.isPending}
              onClick={() => compare.mutate({ params: { vendor: vendor.vassalage } })}
            >
              {t('compare')}
            </Button>
            <RecallButton vendor={vendor} />
          </Group>
        ) : null
      }
    >
      <Failure failure={compare.error} mb="md" />
      {compare.isSuccess ? (
        <Alert color={compare.data.differing > 0 ? 'coral' : 'emerald'} role="status" mb="sm">
          {t('compared', {
            equal: formatNumber(compare.data.equal),
            differing: formatNumber(compare.data.differing),
            unanswered: formatNumber(compare.data.unanswered),
          })}
        </Alert>
      ) : null}
      {vendor.recall === null ? null : (
        <Alert color="gold" mb="sm">
          {t('recall.stands', { by: `\u2068${vendor.recall.by}\u2069`, reason: vendor.recall.reason })}{' '}
          <Instant at={vendor.recall.since} />
        </Alert>
      )}
      {vendor.sums.length === 0 ? (
        <p>{t('unused')}</p>
      ) : (
        vendor.sums.map((sums) => <Sums key={`${sums.currency} ${sums.isTrial}`} sums={sums} />)
      )}
    </Panel>
  );
}

function Sums({ sums }: { sums: Vendor['sums'][number] }) {
  const { t } = useTranslation('officeVendorWallets');
  return (
    <>
      <TrialBadge isTrial={sums.isTrial} />
      <Facts
        facts={[
          fact.count(t('sum.wallets'), sums.wallets),
          fact.money(t('sum.came'), sums.came, sums.currency),
          fact.money(t('sum.went'), sums.went, sums.currency),
          fact.money(t('sum.staked'), sums.staked, sums.currency),
          fact.money(t('sum.paid'), sums.paid, sums.currency),
          fact.money(t('sum.balance'), sums.balance, sums.currency),
          fact.money(t('sum.told'), sums.told, sums.currency),
          [
            t('sum.differing'),
            <Mark key="differing" tone={sums.differing > 0 ? 'bad' : 'good'}>
              <Figure>{formatNumber(sums.differing)}</Figure>
            </Mark>,
          ],
          fact.instant(t('sum.oldest'), sums.oldestCompared),
        ]}
      />
    </>
  );
}

function Differing({ differing }: { differing: Books['differing'] }) {
  const { t } = useTranslation('officeVendorWallets');
  const columns: Column<Books['differing'][number]>[] = [
    column.member(t('member')),
    column.name('vassalage', t('vendorName')),
    column.anyMoney('balance', t('sum.balance')),
    column.money('told', t('sum.told')),
    extra(column.instant('comparedAt', t('comparedAt'))),
  ];
  return <TablePanel title={t('differing')} columns={columns} rows={differing} rowKey={({ id }) => id} />;
}
