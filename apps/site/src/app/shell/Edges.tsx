import type { SiteResource } from '@ikka/contract';
import { useMediaQuery } from '@mantine/hooks';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../parts/loading/lazy-part.ts';

const SideMenu = lazyPart(async () => (await import('./SideMenu.tsx')).SideMenu);
const RightBar = lazyPart(async () => (await import('./RightBar.tsx')).RightBar);

interface EdgesProps {
  isMenuOpen: boolean;
  onMenuClose: () => void;
  resources: readonly SiteResource[];
}

/**
 * What waits at the edges of every page: the drawer of the menu, fetched when it is first asked for, and the bar of a wide
 * screen, fetched when the page has nothing else to do. Where one cannot be fetched the page goes on without it.
 */
export function Edges({ isMenuOpen, onMenuClose, resources }: EdgesProps) {
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const isIdle = useIdle();
  const [wasAsked, setAsked] = useState(false);
  if (isMenuOpen && !wasAsked) setAsked(true);
  return (
    <>
      <CatchBoundary getResetKey={() => String(isMenuOpen)} errorComponent={Nothing}>
        <Suspense fallback={null}>
          {wasAsked ? <SideMenu opened={isMenuOpen} onClose={onMenuClose} resources={resources} /> : null}
        </Suspense>
      </CatchBoundary>
      <CatchBoundary getResetKey={() => 'bar'} errorComponent={Nothing}>
        <Suspense fallback={null}>{isWide && isIdle ? <RightBar resources={resources} /> : null}</Suspense>
      </CatchBoundary>
    </>
  );
}

const Nothing = () => null;

/** True from the first moment on in which the browser has nothing to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari does not tell; there the next task has to do.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
