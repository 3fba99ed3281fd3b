import { type CallValue, calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallFailed } from '../../api/office-client.ts';
import { useRead } from '../../api/use-call.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { useArranging } from '../../parts/kept/use-arranging.ts';
import { useOrderColumn } from '../../parts/kept/use-order-column.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SwitchCell } from '../../parts/SwitchCell.tsx';
import { useMay } from '../../session/use-session.ts';
import type { PromotionRow } from './promotion-draft.ts';

const { officePromotions, officeArrangePromotions } = calls.officePromotions;
type Answer = CallValue<typeof officePromotions>;
const tones = { scheduled: 'changed', running: 'good', ended: 'trial', hidden: 'bad' } as const;

/** Every promotion: its order, its time, whether it is seen, and the way to change it. */
export function PromotionsPage() {
  const { t } = useTranslation('officeOffers');
  const mayWrite = useMay('content.write');
  // A state changes by itself when its time comes.
  const query = useRead(officePromotions, {}, { everyMs: 30_000 });
  return (
    <>
      <PageHead title={t('promotions.title')} hint={t('promotions.hint')}>
        {mayWrite ? (
          <Button component={Link} to="/promotions/new" leftSection={<IconPlus size={17} />}>
            {t('promotions.write')}
          </Button>
        ) : null}
      </PageHead>
      <PromotionTable query={query} />
    </>
  );
}

function PromotionTable({ query }: { query: UseQueryResult<Answer, CallFailed> }) {
  const rows = query.data?.promotions ?? [];
  const { t } = useTranslation('officeOffers');
  const language = wireLanguage(useLanguage());
  const mayWrite = useMay('content.write');
  const { arrange, isBusy, failure } = useArranging(
    officeArrangePromotions,
    officePromotions,
    t('promotions.arranged'),
  );
  const placesOf = (all: readonly PromotionRow[]) => all.map(({ id, isShown }) => ({ id, isShown }));
  const arrangeAs = (wanted: readonly PromotionRow[]) =>
    arrange({ body: { seen: placesOf(rows), wanted: placesOf(wanted) } });
  const orderColumn = useOrderColumn({
    rows,
    nameOf: (row) => row.title[language],
    isBusy,
    onOrder: arrangeAs,
  });
  const columns: Column<PromotionRow>[] = [
    column.cell('title', t('promotions.column.title'), (row) => (
      <Link to="/promotions/$promotionId" params={{ promotionId: row.id }} className={links.open}>
        <bdi>{row.title[language]}</bdi>
      </Link>
    )),
    column.mark('state', t('promotions.column.state'), (row) => [
      tones[row.state],
      t(`promotions.state.${row.state}`),
    ]),
    extra(
      column.cell('audience', t('promotions.column.audience'), (row) =>
        row.audience === 'vip'
          ? t('promotions.fromLevel', { level: String(row.minimumLevel ?? 1) })
          : t(`promotions.audience.${row.audience}`),
      ),
    ),
    extra(column.instant('from', t('promotions.column.from'))),
    extra(column.instant('until', t('promotions.column.until'))),
    column.cell('shown', t('promotions.column.shown'), (row) => (
      <SwitchCell
        aria-label={t('promotions.shownOf', { title: row.title[language] })}
        checked={row.isShown}
        disabled={!mayWrite || isBusy}
        onChange={(event) => {
          const isShown = event.currentTarget.checked;
          arrangeAs(rows.map((one) => (one === row ? { ...one, isShown } : one)));
        }}
      />
    )),
  ];
  return (
    <>
      <Failure failure={failure} mb="md" />
      <WholeList
        query={query}
        rowsOf={({ promotions }) => promotions}
        caption={t('promotions.title')}
        columns={mayWrite ? [...columns, orderColumn(rows)] : columns}
        rowKey={({ id }) => id}
        none={{ title: t('promotions.none'), hint: t('promotions.noneHint') }}
      >
        {(table) => <Panel flush>{table}</Panel>}
      </WholeList>
    </>
  );
}
