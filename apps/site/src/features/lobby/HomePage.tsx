import { useTranslation } from '@ikka/i18n/react';
import { ErrorState } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { HeroSlides } from '../banners/HeroSlides.tsx';
import { NoticeStrip } from '../notices/NoticeStrip.tsx';
import { comingNoticesQuery, useReader } from '../notices/use-notices.ts';
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
  const announced = useQuery(comingNoticesQuery(useReader()));
  const { ready } = useTranslation('notices', { useSuspense: false });
  const isWaiting = announced.isPending || menus.isPending || !ready;
  return (
    <>
      <HeroSlides>
        <Hero />
      </HeroSlides>
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
