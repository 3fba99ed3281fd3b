import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { bandOf, percent } from '../returns/return-words.ts';
import { VerdictMark } from '../returns/VerdictMark.tsx';
import classes from './catalogue.module.css';
import type { GameSheet } from './GamePage.tsx';
import { type VersionLine, versionLines } from './version-lines.ts';

const { officeReturns } = calls.officeReturns;

/** The versions of a game's rules, and beside each what it has returned of real stakes, held against its sheet. */
export function GameVersions({ game, showsReturns }: { game: GameSheet; showsReturns: boolean }) {
  const { t } = useTranslation(['officeGames', 'officeReturns']);
  const returns = useRead(officeReturns, { query: { gameId: game.id } }, { enabled: showsReturns });
  const columns: Column<VersionLine>[] = [
    column.cell('version', t('sheet.version'), ({ version, isCurrent, measured }) => (
      <Marks>
        {measured === null ? (
          <bdi dir="ltr">{version}</bdi>
        ) : (
          <Link
            to="/returns/$gameId/$version"
            params={{ gameId: game.id, version }}
            search={{ currency: measured.currency }}
            className={links.openWhole}
          >
            <bdi dir="ltr">{version}</bdi>
          </Link>
        )}
        <Mark tone={isCurrent ? 'good' : 'changed'}>
          {t(isCurrent ? 'sheet.inForce' : 'officeReturns:old')}
        </Mark>
      </Marks>
    )),
    extra(
      column.cell('currency', t('sheet.currency'), ({ measured }) => (
        <bdi dir="ltr">{measured?.currency ?? '—'}</bdi>
      )),
    ),
    column.cell('verdict', t('officeReturns:state'), ({ measured }) =>
      measured === null ? '—' : <VerdictMark row={measured} />,
    ),
    column.figure(
      'measured',
      t('officeReturns:measured'),
      ({ measured }) => measured && percent(measured.measured),
    ),
    extra(
      column.figure('sheet', t('officeReturns:sheet'), ({ measured }) =>
        percent(measured?.sheet ?? game.rtp),
      ),
    ),
    extra(column.figure('band', t('officeReturns:band'), ({ measured }) => measured && bandOf(measured))),
    extra(column.count('rounds', t('officeReturns:rounds'), ({ measured }) => measured?.rounds ?? 0)),
  ];
  return (
    <Panel title={t('sheet.versions')} flush>
      <Failure failure={returns.error} />
      <DataTable
        caption={t('sheet.versions')}
        columns={columns}
        rows={versionLines(game.versions, returns.data?.versions ?? [])}
        rowKey={({ version, measured }) => `${version} ${measured?.currency ?? ''}`}
      />
      <p className={classes.note}>{t('sheet.versionsHint')}</p>
    </Panel>
  );
}
