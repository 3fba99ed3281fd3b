import { type CrashBet, crashBoardRows } from '@ikka/contract';
import { hundredths } from '@ikka/crash/rules';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import classes from './CrashPage.module.css';
import { useCrashSnapshot } from './use-crash.ts';

/** Everybody's bets on the round: how many, what they come to, and the greatest of them. */
export function BoardList() {
  const { t } = useTranslation('crash');
  const { room, server } = useCrashSnapshot();
  if (room === null) return <section className={classes.board} aria-label={t('board.title')} />;
  const { betCount, outCount, totals, rows, mine, end } = room;
  const own = new Set(mine.map(({ betId }) => betId));
  return (
    <section className={classes.board} aria-label={t('board.title')} data-testid="board">
      <header className={classes.boardHead}>
        <h2>{t('board.title')}</h2>
        <p>
          <span data-testid="bet-count">
            {t('board.count', { count: betCount, shown: formatNumber(betCount) })}
          </span>
          {outCount > 0 ? (
            <span> · {t('board.out', { count: outCount, shown: formatNumber(outCount) })}</span>
          ) : null}
        </p>
        <ul className={classes.totals}>
          {totals.map(({ currency, isTrial, stake }) => (
            <li key={`${currency}-${isTrial}`}>
              <span>{t(isTrial ? 'board.totalTrial' : 'board.total')}</span>
              <Money
                amount={stake}
                currency={currency}
                {...(currency === server.currency ? { symbol: server.currencySymbol } : {})}
              />
            </li>
          ))}
        </ul>
      </header>
      {rows.length === 0 ? <p className={classes.boardNone}>{t('board.none')}</p> : null}
      <ol className={classes.rows}>
        {rows.map((row) => (
          <BoardRow key={row.betId} row={row} isOwn={own.has(row.betId)} isOver={end !== null} />
        ))}
      </ol>
      {betCount > rows.length && rows.length > 0 ? (
        <p className={classes.boardNone}>{t('board.greatest', { count: crashBoardRows })}</p>
      ) : null}
    </section>
  );
}

function BoardRow({ row, isOwn, isOver }: { row: CrashBet; isOwn: boolean; isOver: boolean }) {
  const { t } = useTranslation('crash');
  const { server } = useCrashSnapshot();
  const symbol = row.currency === server.currency ? { symbol: server.currencySymbol } : {};
  const state = row.cashOut !== null ? 'out' : isOver ? 'over' : 'in';
  return (
    <li className={classes.row} data-state={state} data-own={isOwn}>
      <span className={classes.player}>
        <bdi>{isOwn ? t('board.you') : row.player}</bdi>
        {row.isTrial ? <small>{t('board.trial')}</small> : null}
      </span>
      <span>
        <Money amount={row.stake} currency={row.currency} {...symbol} />
      </span>
      <span className={classes.outcome}>
        {row.cashOut === null ? (
          <span className={classes.dash} aria-hidden="true">
            –
          </span>
        ) : (
          <>
            <Figure>{hundredths(row.cashOut)}×</Figure>
            <Money amount={row.payout} currency={row.currency} {...symbol} />
          </>
        )}
      </span>
    </li>
  );
}
