import { calls } from '@ikka/contract';
import { formatNumber, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { type BonusOfferRow, offerTones } from './bonus-draft.ts';

/** Every bonus offer: its state, who took it, and what it has cost. */
export function BonusesPage() {
  return (
    <Allowed needs="bonuses.read">
      <Offers />
    </Allowed>
  );
}

function Offers() {
  const { t } = useTranslation('officeBonuses');
  const mayWrite = useMay('bonuses.write');
  const failureText = useFailureText();
  // A state changes by itself when its time comes, and figures whenever somebody plays.
  const query = useRead(calls.officeBonuses.officeBonuses, {}, { everyMs: 30_000 });
  const columns = useColumns(query.data?.currency ?? '');
  const rows = query.data?.list ?? [];
  return (
    <>
      <PageHead title={t('title')} hint={t('lead')}>
        {mayWrite ? (
          <Button component={Link} to="/bonuses/new" leftSection={<IconPlus size={17} />}>
            {t('write')}
          </Button>
        ) : null}
      </PageHead>
      {query.isPending ? <ListSkeleton rows={4} height={48} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && rows.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {rows.length > 0 ? (
        <Panel flush>
          <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ offerId }) => offerId} />
        </Panel>
      ) : null}
    </>
  );
}

function useColumns(currency: string): Column<BonusOfferRow>[] {
  const { t } = useTranslation('officeBonuses');
  const language = wireLanguage(useLanguage());
  const sum = (id: 'granted' | 'locked' | 'released' | 'returned'): Column<BonusOfferRow> => ({
    id,
    title: t(`figure.${id}`),
    isFigure: true,
    isExtra: id === 'granted' || id === 'returned',
    show: ({ figures }) => <Money amount={figures[id]} currency={currency} />,
  });
  return [
    {
      id: 'title',
      title: t('offer'),
      show: (row) => (
        <Link to="/bonuses/$offerId" params={{ offerId: row.offerId }} className={links.open}>
          <bdi>{(row.current ?? row.waiting)?.terms.title[language] ?? row.offerId}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('stateLabel'),
      show: (row) => (
        <Marks>
          <Mark tone={offerTones[row.state]}>{t(`state.${row.state}`)}</Mark>
          {row.waiting && row.state !== 'waiting' ? <Mark tone="changed">{t('hasWaiting')}</Mark> : null}
        </Marks>
      ),
    },
    {
      id: 'taken',
      title: t('figure.taken'),
      isFigure: true,
      show: ({ figures }) => <Figure>{formatNumber(figures.taken)}</Figure>,
    },
    sum('granted'),
    sum('locked'),
    sum('released'),
    sum('returned'),
  ];
}
