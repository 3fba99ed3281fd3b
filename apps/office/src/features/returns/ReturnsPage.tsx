import { calls, outsideVersion } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { bandOf, percent, type VersionRow } from './return-words.ts';
import classes from './returns.module.css';
import { VerdictMark } from './VerdictMark.tsx';

/** What every game of the house has returned of real stakes, held against its sheet. */
export function ReturnsPage() {
  const { t } = useTranslation('officeReturns');
  const query = useRead(calls.officeReturns.officeReturns, { query: {} }, { everyMs: 60_000 });
  const columns = useColumns();
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <WholeList
        query={query}
        rowsOf={({ versions }) => versions}
        caption={t('title')}
        columns={columns}
        rowKey={({ gameId, version, currency }) => `${gameId} ${version} ${currency}`}
        none={{
          icon: <IconTargetArrow size={34} stroke={1.5} />,
          title: t('none'),
          hint: t('noneHint'),
        }}
      >
        {(table, { readTo }) => (
          <>
            {table}
            <p className={classes.note}>
              {t('readTo')} <Instant at={readTo} />. {t('bandHint')}
            </p>
          </>
        )}
      </WholeList>
    </>
  );
}

function useColumns(): Column<VersionRow>[] {
  const { t } = useTranslation('officeReturns');
  const language = useLanguage();
  return [
    column.cell('game', t('game'), (row) => (
      <Marks>
        <Link
          to="/returns/$gameId/$version"
          params={{ gameId: row.gameId, version: row.version }}
          search={{ currency: row.currency }}
          className={links.openWhole}
        >
          <bdi>{textIn(row.name, language)}</bdi>
        </Link>
        {row.version === outsideVersion ? null : (
          <small>
            <bdi dir="ltr">{row.version}</bdi>
          </small>
        )}
        {row.isCurrent ? null : <Mark tone="changed">{t('old')}</Mark>}
      </Marks>
    )),
    column.cell('verdict', t('state'), (row) => <VerdictMark row={row} />),
    column.figure('measured', t('measured'), ({ measured }) => percent(measured)),
    extra(column.figure('due', t('due'), ({ due }) => percent(due))),
    extra(column.figure('band', t('band'), bandOf)),
    extra(column.figure('sheet', t('sheet'), ({ sheet }) => percent(sheet))),
    extra(column.count('rounds', t('rounds'))),
    extra(column.money('stake', t('stake'))),
    extra(column.money('payout', t('payout'))),
  ];
}
