import { ListSkeleton } from '@ikka/ui';
import { lazy, Suspense } from 'react';
import { CategoryGames } from '../../features/lobby/CategoryGames.tsx';
import { CategoryHead } from '../../features/lobby/CategoryHead.tsx';
import { isNarrowed } from '../../features/lobby/lobby-filters.ts';
import type { LobbyPage } from '../../features/lobby/lobby-pages.ts';
import type { LobbySearch } from '../../features/lobby/lobby-search.ts';
import { NoGames } from '../../features/lobby/NoGames.tsx';
import { useLobbyAddress } from '../../features/lobby/use-lobby-address.ts';
import { useSession } from '../../parts/calls/session.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import classes from './CategoryPage.module.css';

const CardRooms = lazyPart(async () => (await import('../../features/rooms/CardRooms.tsx')).CardRooms);
const SportsBoard = lazyPart(async () => (await import('../../features/sports/SportsBoard.tsx')).SportsBoard);
const LotteryLobby = lazyPart(
  async () => (await import('../../features/lottery/LotteryLobby.tsx')).LotteryLobby,
);
const LiveTables = lazy(async () => ({
  default: (await import('../../features/tables/LiveTables.tsx')).LiveTables,
}));

/** A category of games: its sign, what is open of it now, and its games. */
export function CategoryPage() {
  const { page, search } = useLobbyAddress();
  // A new page begins anew: its search field holds nothing of the one before.
  return page ? <Category key={page.key} page={page} search={search} /> : <NotFoundPage />;
}

function Category({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const needsMember = page.gameType === 'FAV';
  const isGuest = useSession() === null;
  // Lotteries are known by their draws, not by their covers.
  const lottery = page.gameType === 'LOTT' || page.gameType === 'ELOTT' ? page.key : null;
  return (
    <div className={`page ${classes.category}`}>
      <CategoryHead page={page} />
      {needsMember && isGuest ? (
        <NoGames page={page} search={search} />
      ) : lottery !== null ? (
        <Suspense fallback={<ListSkeleton rows={3} height={220} />}>
          <LotteryLobby page={lottery} />
        </Suspense>
      ) : (
        <>
          {isNarrowed(page, search) ? null : <Board of={page.key} />}
          <CategoryGames page={page} search={search} />
        </>
      )}
    </div>
  );
}

/** What is open of a category now: its tables, its rooms, its matches. Of all others nothing. */
function Board({ of }: { of: LobbyPage['key'] }) {
  switch (of) {
    case 'LIVE':
      return (
        <Suspense fallback={<ListSkeleton rows={3} height={190} />}>
          <LiveTables />
        </Suspense>
      );
    case 'PVP':
      return (
        <Suspense fallback={<ListSkeleton rows={3} height={190} />}>
          <CardRooms />
        </Suspense>
      );
    case 'SPORTS':
    case 'ESPORTS':
      return (
        <Suspense fallback={<ListSkeleton rows={3} height={150} />}>
          <SportsBoard category={of} />
        </Suspense>
      );
    default:
      return null;
  }
}
