import { useTranslation } from '@ikka/i18n/react';
import { ErrorState } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { HeroSlides } from '../../features/banners/HeroSlides.tsx';
import { GameGridSkeleton } from '../../features/lobby/GameGrid.tsx';
import { Hero } from '../../features/lobby/Hero.tsx';
import { openDoors } from '../../features/lobby/open-doors.ts';
import { Rail } from '../../features/lobby/Rail.tsx';
import { TrustSteps } from '../../features/lobby/TrustSteps.tsx';
import { useHomeRails } from '../../features/lobby/use-home-rails.ts';
import { NoticeStrip } from '../../features/notices/NoticeStrip.tsx';
import { comingNoticesQuery, useReader } from '../../features/notices/use-notices.ts';
import { useAccount } from '../../parts/account/use-account.ts';
import { menusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './HomePage.module.css';
import { Lane } from './Lane.tsx';

const ClosedHome = lazyPart(
  async () => (await import('../../features/protection/ClosedHome.tsx')).ClosedHome,
);

/** The way into the games; to whom play is closed, the ways that are open to him. */
export function HomePage() {
  return useAccount().isClosed ? (
    <Suspense fallback={<GameGridSkeleton />}>
      <ClosedHome />
    </Suspense>
  ) : (
    <OpenHome />
  );
}

function OpenHome() {
  const failureText = useFailureText();
  const { t } = useTranslation('site');
  const menus = useQuery(menusQuery);
  const rails = useHomeRails();
  // The notice and the rails stand above the games: all appear together, so that nothing moves.
  const announced = useQuery(comingNoticesQuery(useReader()));
  const { ready } = useTranslation('notices', { useSuspense: false });
  const isAwaited = !menus.isError && (announced.isPending || menus.isPending || rails.isWaiting || !ready);
  // So much at once is rendered in slices, between which the page answers.
  const isWaiting = useDeferredValue(isAwaited);
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
        {isWaiting ? null : (
          <>
            <Rail id="recent" title={t('lobby.recent')} games={rails.recent} />
            <Rail id="popular" title={t('lobby.popular')} games={rails.popular} />
            {openDoors(menus.data?.menus ?? []).map((door) => (
              <Lane key={door.gameType} door={door} />
            ))}
          </>
        )}
        <TrustSteps />
      </div>
    </>
  );
}
