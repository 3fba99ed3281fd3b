import { calls } from '@ikka/contract';
import { formatNumber, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { type BonusOfferRow, offerTones } from './bonus-draft.ts';

/** Every bonus offer: its state, who took it, and what it has cost. */
export function BonusesPage() {
  const { t } = useTranslation('officeBonuses');
  const mayWrite = useMay('bonuses.write');
  // A state changes by itself when its time comes, and figures whenever somebody plays.
  const query = useRead(calls.officeBonuses.officeBonuses, {}, { everyMs: 30_000 });
  const columns = useColumns(query.data?.currency ?? '');
  return (
    <>
      <PageHead title={t('title')} hint={t('lead')}>
        {mayWrite ? (
          <Button component={Link} to="/bonuses/new" leftSection={<IconPlus size={17} />}>
            {t('write')}
          </Button>
        ) : null}
      </PageHead>
      <WholeList
        query={query}
        rowsOf={({ list }) => list}
        caption={t('title')}
        columns={columns}
        rowKey={({ offerId }) => offerId}
        none={{ title: t('none'), hint: t('noneHint') }}
      >
        {(table) => <Panel flush>{table}</Panel>}
      </WholeList>
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
