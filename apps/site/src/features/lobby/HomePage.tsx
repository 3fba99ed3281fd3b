import { ErrorState } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery, menusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { NoticeStrip } from '../notices/NoticeStrip.tsx';
import { routedMenus } from '../shell/menu-view.ts';
import { GameGridSkeleton } from './GameGrid.tsx';
import { Hero } from './Hero.tsx';
import classes from './HomePage.module.css';
import { Lane } from './Lane.tsx';
import { TrustSteps } from './TrustSteps.tsx';

export function HomePage() {
  const failureText = useFailureText();
  const menus = useQuery(menusQuery);
  // The notice stands above the games: both appear together, so that nothing moves.
  const isWaiting = useQuery(announcementsQuery).isPending || menus.isPending;
  return (
    <>
      <Hero />
      <div className={`page ${classes.lanes}`}>
        {isWaiting ? <GameGridSkeleton /> : <NoticeStrip />}
        {menus.isError ? (
          <ErrorState message={failureText(menus.error)} onRetry={() => void menus.refetch()} />
        ) : null}
        {routedMenus(isWaiting ? [] : (menus.data?.menus ?? [])).map((menu) => (
          <Lane key={menu.gameType} menu={menu} />
        ))}
        <TrustSteps />
      </div>
    </>
  );
}
