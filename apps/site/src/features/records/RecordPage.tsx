import { formatInstant, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, Money, Pager } from '@ikka/ui';
import { type Days, presetDays } from '@ikka/ui/date-range';
import { Button, Select, Skeleton } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { gamesQuery } from '../../parts/games/games-query.ts';
import { useStudios } from '../../parts/games/use-studios.ts';
import { Sums } from '../../parts/lists/Sums.tsx';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './RecordPage.module.css';
import { RoundDrawer } from './RoundDrawer.tsx';
import { betsQuery } from './use-bets.ts';

const DateRange = lazyPart(async () => (await import('@ikka/ui/date-range')).DateRange);

/** The betting record: the rounds of a range of days, its totals, and each round's own story. */
export function RecordPage() {
  const { t } = useTranslation(['records', 'common']);
  const failureText = useFailureText();
  const { layers, show } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const [days, setDays] = useState<Days>(() => presetDays('week', new Date(), zone));
  const [gameId, setGameId] = useState<string | null>(null);
  const [studio, setStudio] = useState<string | null>(null);
  const [pageNo, setPageNo] = useState(1);
  const bets = useQuery({
    ...betsQuery({ days, gameId: gameId ?? undefined, vassalage: studio ?? undefined, pageNo }, zone),
    placeholderData: keepPreviousData,
  });

  return (
    <div className={classes.page}>
      <div className={classes.filters}>
        <Suspense fallback={<Skeleton width={150} height={36} />}>
          <DateRange
            value={days}
            onChange={(chosen) => {
              setDays(chosen);
              setPageNo(1);
            }}
          />
        </Suspense>
        <StudioSelect
          value={studio}
          onChange={(chosen) => {
            setStudio(chosen);
            setPageNo(1);
          }}
        />
        <GameSelect
          value={gameId}
          onChange={(chosen) => {
            setGameId(chosen);
            setPageNo(1);
          }}
        />
      </div>
      {bets.isPending ? (
        <WaitingList of={bets} rows={7} height={58} />
      ) : bets.isError ? (
        <ErrorState message={failureText(bets.error)} onRetry={() => void bets.refetch()} />
      ) : bets.data.list.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          hint={t('emptyHint')}
          icon={<IconCards size={34} stroke={1.4} />}
          action={
            <Button component={Link} to="/index" variant="default">
              {t('toGames')}
            </Button>
          }
        />
      ) : (
        <>
          <Totals totals={bets.data.totals} />
          <BetTable
            rows={bets.data.list}
            totals={{ ...bets.data.pageTotals, currency: bets.data.totals.currency }}
            onOpen={(round) => show({ centre: 'personalHistoryCopy', round })}
          />
          <Pager page={bets.data.pageNum} totalPages={bets.data.totalPages} onPage={setPageNo} />
        </>
      )}
      <RoundDrawer roundId={layers.round} onClose={() => show({ centre: 'personalHistoryCopy' })} />
    </div>
  );
}

function StudioSelect({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (code: string | null) => void;
}) {
  const { t } = useTranslation('records');
  const studios = useStudios();
  return (
    <Select
      className={classes.game}
      aria-label={t('studio')}
      placeholder={t('allStudios')}
      data={[...studios].map(([code, label]) => ({ value: code, label }))}
      value={value}
      onChange={onChange}
      clearable
    />
  );
}

function GameSelect({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (gameId: string | null) => void;
}) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const games = useQuery(gamesQuery({ pageSize: 100 }));
  // Two studios may name a game alike; the record is asked for by that name, so it stands here once.
  const byId = new Map((games.data?.games ?? []).map((game) => [game.gameId, game.displayName]));
  const options = [...byId].map(([id, name]) => ({
    value: id,
    label: textIn(name, language),
  }));
  return (
    <Select
      className={classes.game}
      aria-label={t('game')}
      placeholder={t('allGames')}
      data={options}
      value={value}
      onChange={onChange}
      clearable
      searchable={options.length > 8}
    />
  );
}

interface RecordTotals {
  stake: string;
  payout: string;
  profit: string;
  currency: string;
}

function Totals({ totals }: { totals: RecordTotals }) {
  const { t } = useTranslation('records');
  return (
    <Sums
      label={t('totals')}
      sums={(['stake', 'payout', 'profit'] as const).map((key) => [
        t(key),
        <Money
          key={key}
          amount={totals[key]}
          currency={totals.currency}
          tone={key === 'profit' ? 'direction' : 'plain'}
          signed={key === 'profit'}
        />,
      ])}
    />
  );
}

interface Row {
  roundId: string;
  gameName: { EN: string; UR: string };
  stake: string;
  payout: string;
  profit: string;
  currency: string;
  playedAt: string;
}

function BetTable({
  rows,
  totals,
  onOpen,
}: {
  rows: readonly Row[];
  totals: RecordTotals;
  onOpen: (roundId: string) => void;
}) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('game')}</th>
          <th scope="col" className={classes.number}>
            {t('stake')}
          </th>
          <th scope="col" className={classes.number}>
            {t('payout')}
          </th>
          <th scope="col" className={classes.number}>
            {t('profit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const time = formatInstant(row.playedAt, zone);
          return (
            <tr key={row.roundId} onClick={() => onOpen(row.roundId)}>
              <td className={classes.time}>
                <button
                  type="button"
                  className={classes.open}
                  aria-label={t('openRound', { time })}
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(row.roundId);
                  }}
                >
                  <Figure>{time}</Figure>
                </button>
              </td>
              <td className={classes.gameName}>{textIn(row.gameName, language)}</td>
              <td className={classes.number} data-label={t('stake')}>
                <Money amount={row.stake} currency={row.currency} />
              </td>
              <td className={classes.number} data-label={t('payout')}>
                <Money amount={row.payout} currency={row.currency} />
              </td>
              <td className={`${classes.number} ${classes.profit}`} data-label={t('profit')}>
                <Money amount={row.profit} currency={row.currency} tone="direction" signed />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('onPage')}
          </th>
          <td className={classes.number} data-label={t('stake')}>
            <Money amount={totals.stake} currency={totals.currency} />
          </td>
          <td className={classes.number} data-label={t('payout')}>
            <Money amount={totals.payout} currency={totals.currency} />
          </td>
          <td className={`${classes.number} ${classes.profit}`} data-label={t('profit')}>
            <Money amount={totals.profit} currency={totals.currency} tone="direction" signed />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
