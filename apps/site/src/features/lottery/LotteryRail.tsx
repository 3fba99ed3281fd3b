import type { LotteryMenuGame } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { gameOf } from '@ikka/lottery/games';
import { Board } from '@ikka/lottery/stage';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Countdown } from './Countdown.tsx';
import classes from './Lottery.module.css';
import { lotteriesOf } from './lottery-view.ts';
import { lotteriesQuery } from './use-lotteries.ts';

/** The lotteries of a category side by side, each with its countdown and latest numbers; a press opens its desk. */
export function LotteryRail({ category, most }: { category: 'LOTT' | 'ELOTT'; most: number }) {
  const { t } = useTranslation('lotteryPages');
  const lotteries = useQuery(lotteriesQuery);
  if (lotteries.isPending) return <ListSkeleton rows={2} height={96} />;
  const games = lotteriesOf(category, lotteries.data?.list ?? []).slice(0, most);
  if (games.length === 0) return <EmptyState title={t('noneOpen')} />;
  return (
    <ul className={classes.rail}>
      {games.map((game) => (
        <li key={game.code}>
          <RailItem game={game} aheadMs={lotteries.data?.aheadMs ?? 0} />
        </li>
      ))}
    </ul>
  );
}

function RailItem({ game, aheadMs }: { game: LotteryMenuGame; aheadMs: number }) {
  const { t } = useTranslation('lotteryPages');
  const language = useLanguage();
  const rules = gameOf(game.code);
  if (rules === undefined) return null;
  return (
    <Link
      to="/game"
      search={{ gameId: game.code, vassalage: game.vassalage, gameCode: game.code }}
      className={classes.item}
      data-lottery={game.code}
    >
      <span className={classes.itemHead}>
        <strong>{textIn(game.name, language)}</strong>
        <Countdown game={game} aheadMs={aheadMs} />
      </span>
      {game.last === null ? (
        <small className={classes.sub}>{t('noResult')}</small>
      ) : (
        <Board shape={rules.shape} board={game.last.board} size="small" />
      )}
    </Link>
  );
}
