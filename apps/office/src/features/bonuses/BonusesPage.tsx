import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
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
  const sum = (id: 'granted' | 'locked' | 'released' | 'returned'): Column<BonusOfferRow> =>
    column.money(id, t(`figure.${id}`), ({ figures }) => ({ amount: figures[id], currency }));
  return [
    column.cell('title', t('offer'), (row) => (
      <Link to="/bonuses/$offerId" params={{ offerId: row.offerId }} className={links.open}>
        <bdi>{(row.current ?? row.waiting)?.terms.title[language] ?? row.offerId}</bdi>
      </Link>
    )),
    column.marks('state', t('stateLabel'), ({ state, waiting }) => [
      [offerTones[state], t(`state.${state}`)],
      waiting !== null && state !== 'waiting' && ['changed', t('hasWaiting')],
    ]),
    column.count('taken', t('figure.taken'), ({ figures }) => figures.taken),
    extra(sum('granted')),
    sum('locked'),
    sum('released'),
    extra(sum('returned')),
  ];
}
