import { type CallValue, calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallFailed } from '../../api/office-client.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { movedIds } from '../../parts/moved-ids.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RowOrder } from '../../parts/RowOrder.tsx';
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
  const arrange = useAct(officeArrangePromotions, [officePromotions]);
  const seen = rows.map(({ id, isShown }) => ({ id, isShown }));

  function arrangeAs(wanted: { id: string; isShown: boolean }[]) {
    if (arrange.isPending) return;
    arrange.mutate(
      { body: { seen, wanted } },
      {
        onSuccess: () => notifications.show({ color: 'emerald', message: t('promotions.arranged') }),
        onError: () => void query.refetch(),
      },
    );
  }
  function move(id: string, by: -1 | 1) {
    const ids = movedIds(
      seen.map((place) => place.id),
      id,
      by,
    );
    arrangeAs(ids.flatMap((one) => seen.filter((place) => place.id === one)));
  }

  const columns: Column<PromotionRow>[] = [
    {
      id: 'title',
      title: t('promotions.column.title'),
      show: (row) => (
        <Link to="/promotions/$promotionId" params={{ promotionId: row.id }} className={links.open}>
          <bdi>{row.title[language]}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('promotions.column.state'),
      show: (row) => <Mark tone={tones[row.state]}>{t(`promotions.state.${row.state}`)}</Mark>,
    },
    {
      id: 'audience',
      title: t('promotions.column.audience'),
      isExtra: true,
      show: (row) =>
        row.audience === 'vip'
          ? t('promotions.fromLevel', { level: String(row.minimumLevel ?? 1) })
          : t(`promotions.audience.${row.audience}`),
    },
    {
      id: 'from',
      title: t('promotions.column.from'),
      isExtra: true,
      show: (row) => <Instant at={row.from} />,
    },
    {
      id: 'until',
      title: t('promotions.column.until'),
      isExtra: true,
      show: (row) => <Instant at={row.until} />,
    },
    {
      id: 'shown',
      title: t('promotions.column.shown'),
      show: (row) => (
        <Switch
          aria-label={t('promotions.shownOf', { title: row.title[language] })}
          checked={row.isShown}
          disabled={!mayWrite || arrange.isPending}
          onChange={(event) => {
            const isShown = event.currentTarget.checked;
            arrangeAs(seen.map((place) => (place.id === row.id ? { ...place, isShown } : place)));
          }}
        />
      ),
    },
  ];
  if (mayWrite) {
    columns.push({
      id: 'order',
      title: t('promotions.column.order'),
      show: (row) => (
        <RowOrder
          labels={{
            up: t('promotions.up', { title: row.title[language] }),
            down: t('promotions.down', { title: row.title[language] }),
          }}
          isFirst={rows[0] === row}
          isLast={rows.at(-1) === row}
          isBusy={arrange.isPending}
          onMove={(by) => move(row.id, by)}
        />
      ),
    });
  }
  return (
    <>
      <Failure failure={arrange.error} />
      <WholeList
        query={query}
        rowsOf={({ promotions }) => promotions}
        caption={t('promotions.title')}
        columns={columns}
        rowKey={({ id }) => id}
        none={{ title: t('promotions.none'), hint: t('promotions.noneHint') }}
      >
        {(table) => <Panel flush>{table}</Panel>}
      </WholeList>
    </>
  );
}
