import { calls, outsideVersion } from '@ikka/contract';
import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Money } from '@ikka/ui';
import { IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { bandOf, percent, type VersionRow } from './return-words.ts';
import classes from './returns.module.css';
import { VerdictMark } from './VerdictMark.tsx';

/** What every game of the house has returned of real stakes, held against its sheet. */
export function ReturnsPage() {
  return (
    <Allowed needs="books.read">
      <Returns />
    </Allowed>
  );
}

function Returns() {
  const { t } = useTranslation('officeReturns');
  const failureText = useFailureText();
  const query = useRead(calls.officeReturns.officeReturns, { query: {} }, { everyMs: 60_000 });
  const columns = useColumns();
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {query.isPending ? <ListSkeleton rows={6} height={44} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.versions.length === 0 ? (
        <EmptyState
          icon={<IconTargetArrow size={34} stroke={1.5} />}
          title={t('none')}
          hint={t('noneHint')}
        />
      ) : null}
      {query.data && query.data.versions.length > 0 ? (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={query.data.versions}
            rowKey={({ gameId, version, currency }) => `${gameId} ${version} ${currency}`}
          />
          <p className={classes.note}>
            {t('readTo')} <Instant at={query.data.readTo} />. {t('bandHint')}
          </p>
        </>
      ) : null}
    </>
  );
}

function useColumns(): Column<VersionRow>[] {
  const { t } = useTranslation('officeReturns');
  const language = useLanguage();
  const figure = (
    id: string,
    title: string,
    of: (row: VersionRow) => string,
    isExtra = true,
  ): Column<VersionRow> => ({
    id,
    title,
    isFigure: true,
    isExtra,
    show: (row) => <Figure>{of(row)}</Figure>,
  });
  return [
    {
      id: 'game',
      title: t('game'),
      show: (row) => (
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
      ),
    },
    { id: 'verdict', title: t('state'), show: (row) => <VerdictMark row={row} /> },
    figure('measured', t('measured'), ({ measured }) => percent(measured), false),
    figure('due', t('due'), ({ due }) => percent(due)),
    figure('band', t('band'), bandOf),
    figure('sheet', t('sheet'), ({ sheet }) => percent(sheet)),
    {
      ...figure('rounds', t('rounds'), () => ''),
      show: ({ rounds }) => <Figure>{formatNumber(rounds)}</Figure>,
    },
    {
      ...figure('stake', t('stake'), () => ''),
      show: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
    },
    {
      ...figure('payout', t('payout'), () => ''),
      show: ({ payout, currency }) => <Money amount={payout} currency={currency} />,
    },
  ];
}
