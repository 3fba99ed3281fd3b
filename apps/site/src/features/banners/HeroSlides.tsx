import { useTranslation } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { bannersQuery, ofGroup } from '../../parts/banners/use-banners.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './HeroSlides.module.css';

const BannerDeck = lazyPart(async () => (await import('./BannerDeck.tsx')).BannerDeck);

/**
 * The hero with the home page's banners behind it, in one place of one size: whatever comes later and however long its
 * words are, nothing on the page moves.
 */
export function HeroSlides({ children }: { children: ReactNode }) {
  const { t, ready } = useTranslation('notices', { useSuspense: false });
  const data = useQuery(bannersQuery).data;
  const banners = ready ? ofGroup(data, 'home') : [];
  const [wished, setAt] = useState(0);
  const at = wished <= banners.length ? wished : 0;
  const [isLookedAt, setLookedAt] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it stops the slides; nothing is pressed
    <section
      className={classes.slides}
      {...(banners.length > 0
        ? { 'aria-roledescription': 'carousel', 'aria-label': t('banners.label') }
        : {})}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <div className={classes.first} inert={at !== 0} data-shown={at === 0 || undefined}>
        {children}
      </div>
      {banners.length > 0 ? (
        <Suspense fallback={null}>
          <BannerDeck banners={banners} at={at} isLookedAt={isLookedAt} onTurn={setAt} />
        </Suspense>
      ) : null}
    </section>
  );
}
