import type { Banner } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ActionIcon } from '@mantine/core';
import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { BannerLink } from '../../parts/banners/BannerLink.tsx';
import { BannerPicture } from '../../parts/banners/BannerPicture.tsx';
import classes from './HeroSlides.module.css';
import { slideMs, turned, turnsItself } from './slide-view.ts';

interface Props {
  readonly banners: readonly Banner[];
  /** 0 is the hero itself. */
  readonly at: number;
  readonly isLookedAt: boolean;
  readonly onTurn: (at: number) => void;
}

/** The banners behind the hero, and the buttons that turn them; they turn by themselves while nobody rests on them. */
export function BannerDeck({ banners, at, isLookedAt, onTurn }: Props) {
  const { t } = useTranslation('notices');
  const count = banners.length + 1;
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const isSeen = useDocumentVisibility() === 'visible';
  const turns = turnsItself({ isStill, isPaused, isLookedAt, isSeen }, count);
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => onTurn(turned(at, 1, count)), slideMs);
    return () => clearTimeout(timer);
  }, [turns, at, count, onTurn]);
  const turn = (by: -1 | 1) => onTurn(turned(at, by, count));
  return (
    <>
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
                  onClick={() => onTurn(index)}
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
    </>
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
