import { useTranslation } from '@ikka/i18n/react';
import { ErrorState } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { menusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { useAccount } from '../../parts/account/use-account.ts';
import { HeroSlides } from '../banners/HeroSlides.tsx';
import { NoticeStrip } from '../notices/NoticeStrip.tsx';
import { comingNoticesQuery, useReader } from '../notices/use-notices.ts';
import { GameGridSkeleton } from './GameGrid.tsx';
import { Hero } from './Hero.tsx';
import classes from './HomePage.module.css';
import { Lane } from './Lane.tsx';
import { openDoors } from './open-doors.ts';
import { Rail } from './Rail.tsx';
import { TrustSteps } from './TrustSteps.tsx';
import { useHomeRails } from './use-home-rails.ts';

const ClosedHome = lazyPart(async () => (await import('../protection/ClosedHome.tsx')).ClosedHome);

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
