import type { Banner } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { BannerLink } from './BannerLink.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import classes from './HeroSlides.module.css';
import { slideMs, turned, turnsItself } from './slide-view.ts';
import { bannersQuery, ofGroup } from './use-banners.ts';

/**
 * The hero with the home page's banners behind it, in one place of one size: whatever comes later and however long its
 * words are, nothing on the page moves.
 */
export function HeroSlides({ children }: { children: ReactNode }) {
  const { t, ready } = useTranslation('notices', { useSuspense: false });
  const data = useQuery(bannersQuery).data;
  const banners = ready ? ofGroup(data, 'home') : [];
  const count = banners.length + 1;
  const [wished, setAt] = useState(0);
  const at = wished < count ? wished : 0;
  const [isPaused, setPaused] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const isSeen = useDocumentVisibility() === 'visible';
  const turns = turnsItself({ isStill, isPaused, isLookedAt, isSeen }, count);
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => setAt(turned(at, 1, count)), slideMs);
    return () => clearTimeout(timer);
  }, [turns, at, count]);
  const turn = (by: -1 | 1) => setAt(turned(at, by, count));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it stops the slides; nothing is pressed
    <section
      className={classes.slides}
      {...(count > 1 ? { 'aria-roledescription': 'carousel', 'aria-label': t('banners.label') } : {})}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <div className={classes.first} inert={at !== 0} data-shown={at === 0 || undefined}>
        {children}
      </div>
      {banners.map((banner, index) => {
        const isShown = at === index + 1;
        // The next one is fetched while this one stands.
        const isNear = isShown || turned(at, 1, count) === index + 1;
        return (
          <section
            key={banner.id}
            className={classes.slide}
            inert={!isShown}
            data-shown={isShown || undefined}
            aria-roledescription="slide"
            aria-label={t('banners.slide', { at: index + 2, count })}
          >
            <Slide banner={banner} isNear={isNear} />
          </section>
        );
      })}
      {count > 1 ? (
        <div className={classes.bar}>
          <div className="page">
            <div className={classes.buttons}>
              {isStill ? null : (
                <ActionIcon
                  variant="default"
                  size={36}
                  radius="xl"
                  aria-label={t(isPaused ? 'banners.play' : 'banners.pause')}
                  onClick={() => setPaused(!isPaused)}
                >
                  {isPaused ? <IconPlayerPlay size={17} /> : <IconPlayerPause size={17} />}
                </ActionIcon>
              )}
              <ActionIcon
                variant="default"
                size={36}
                radius="xl"
                aria-label={t('banners.previous')}
                onClick={() => turn(-1)}
              >
                <IconChevronLeft size={18} className={classes.arrow} />
              </ActionIcon>
              <span className={classes.dots}>
                {['hero', ...banners.map(({ id }) => id)].map((id, index) => (
                  <button
                    key={id}
                    type="button"
                    className={classes.dot}
                    aria-label={t('banners.goTo', { at: index + 1 })}
                    aria-current={index === at || undefined}
                    onClick={() => setAt(index)}
                  />
                ))}
              </span>
              <ActionIcon
                variant="default"
                size={36}
                radius="xl"
                aria-label={t('banners.next')}
                onClick={() => turn(1)}
              >
                <IconChevronRight size={18} className={classes.arrow} />
              </ActionIcon>
            </div>
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Slide({ banner, isNear }: { banner: Banner; isNear: boolean }) {
  const { t } = useTranslation('notices', { useSuspense: false });
  const language = wireLanguage(useLanguage());
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <>
      {wasNear ? (
        <BannerPicture
          picture={banner.picture}
          alt={banner.alt[language]}
          sizes="100vw"
          isEager
          className={classes.picture}
        />
      ) : null}
      {banner.title || banner.url ? (
        <div className={classes.shade}>
          <div className={`page ${classes.words}`}>
            {banner.title ? <h2 className={classes.title}>{banner.title[language]}</h2> : null}
            {banner.text ? <p className={classes.text}>{banner.text[language]}</p> : null}
            {banner.url ? (
              <BannerLink url={banner.url} className={classes.link}>
                {t('banners.see')}
              </BannerLink>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}
