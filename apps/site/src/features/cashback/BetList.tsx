import { formatInstant, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, Money, Pager } from '@ikka/ui';
import { IconCards } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import classes from './Cashback.module.css';
import { type CashbackBet, cashbackBetsQuery } from './use-cashback.ts';

/** Bet by bet: the stake, the percent at that instant, and what the two make. */
export function BetList({ claimId }: { claimId: string | undefined }) {
  const { t } = useTranslation('cashback');
  const failureText = useFailureText();
  const [pageNo, setPageNo] = useState(1);
  const bets = useQuery({ ...cashbackBetsQuery(claimId, pageNo), placeholderData: keepPreviousData });
  if (bets.isPending) return <WaitingList of={bets} rows={5} height={58} />;
  if (bets.isError) {
    return <ErrorState message={failureText(bets.error)} onRetry={() => void bets.refetch()} />;
  }
  if (bets.data.total === 0) {
    return (
      <EmptyState
        title={t('noBetsTitle')}
        hint={t('noBetsHint')}
        icon={<IconCards size={34} stroke={1.4} />}
      />
    );
  }
  return (
    <>
      <table className={classes.table} aria-label={t('view.bets')}>
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col" className={classes.number}>
              {t('turnover')}
            </th>
            <th scope="col" className={classes.number}>
              {t('percent')}
            </th>
            <th scope="col" className={classes.number}>
              {t('cashback')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.data.list.map((bet) => (
            <BetRow key={bet.transferId} bet={bet} currency={bets.data.currency} />
          ))}
        </tbody>
      </table>
      <Pager page={bets.data.pageNum} totalPages={bets.data.totalPages} onPage={setPageNo} />
    </>
  );
}

function BetRow({ bet, currency }: { bet: CashbackBet; currency: string }) {
  const { t } = useTranslation('cashback');
  const language = useLanguage();
  const { show } = useLayers();
  const zone = useQuery(statusQuery).data?.timeZone;
  const time = formatInstant(bet.at, zone);
  const { roundId } = bet;
  const name = textIn(bet.gameName, language);
  return (
    <tr>
      <th scope="row" className={classes.what}>
        {name ?? t('unknownGame')}
        <span className={classes.sub}>
          {bet.isReturned ? `${t('returned')} · ` : null}
          {bet.isAdded ? `${t('added')} · ` : null}
          <Figure>{t('level', { level: bet.rankLevel })}</Figure>
        </span>
      </th>
      <td className={classes.time}>
        {roundId === null || name === undefined ? (
          <Figure>{time}</Figure>
        ) : (
          <button
            type="button"
            className={classes.open}
            aria-label={t('openRound', { time })}
            onClick={() => show({ centre: 'personalHistoryCopy', round: roundId })}
          >
            <Figure>{time}</Figure>
          </button>
        )}
      </td>
      <td className={`${classes.number} ${classes.low}`}>
        <Money amount={bet.turnover} currency={currency} />
      </td>
      <td className={`${classes.number} ${classes.rate}`}>
        <Figure>{bet.percent}%</Figure>
      </td>
      <td className={`${classes.number} ${classes.gain}`}>
        <Money amount={bet.cashback} currency={currency} />
      </td>
    </tr>
  );
}
