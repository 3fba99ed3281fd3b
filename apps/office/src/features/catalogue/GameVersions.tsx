import { calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import links from '../../parts/Links.module.css';
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
    {
      id: 'version',
      title: t('sheet.version'),
      show: ({ version, isCurrent, measured }) => (
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
      ),
    },
    {
      id: 'currency',
      title: t('sheet.currency'),
      isExtra: true,
      show: ({ measured }) => <bdi dir="ltr">{measured?.currency ?? '—'}</bdi>,
    },
    {
      id: 'verdict',
      title: t('officeReturns:state'),
      show: ({ measured }) => (measured === null ? '—' : <VerdictMark row={measured} />),
    },
    {
      id: 'measured',
      title: t('officeReturns:measured'),
      isFigure: true,
      show: ({ measured }) => <Figure>{measured === null ? '—' : percent(measured.measured)}</Figure>,
    },
    {
      id: 'sheet',
      title: t('officeReturns:sheet'),
      isFigure: true,
      isExtra: true,
      show: ({ measured }) => <Figure>{percent(measured?.sheet ?? game.rtp)}</Figure>,
    },
    {
      id: 'band',
      title: t('officeReturns:band'),
      isFigure: true,
      isExtra: true,
      show: ({ measured }) => <Figure>{measured === null ? '—' : bandOf(measured)}</Figure>,
    },
    {
      id: 'rounds',
      title: t('officeReturns:rounds'),
      isFigure: true,
      isExtra: true,
      show: ({ measured }) => <Figure>{formatNumber(measured?.rounds ?? 0)}</Figure>,
    },
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
