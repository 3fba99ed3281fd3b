import type { SiteResource } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type ShellCategory,
  shellCategories,
  vendorsOf,
  vendorWay,
} from '../../parts/games/category-view.ts';
import classes from './FooterEnd.module.css';
import { OutLink } from './OutLink.tsx';
import { type Reference, referencesOf } from './resource-view.ts';
import { StudioMark } from './StudioMark.tsx';
import { useCategoryWays } from './use-category-ways.ts';
import { WayLink } from './WayLink.tsx';

/** The last of every page: where the games are, who makes them, by which ways money moves, and whose page it is. */
export function FooterEnd({ resources }: { resources: readonly SiteResource[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { lanes, footerWay } = useCategoryWays();
  const of = (type: SiteResource['resourceType']) =>
    referencesOf(resources, [type], language, location.origin);
  const studios = [
    ...new Map(
      shellCategories.flatMap((category) =>
        vendorsOf(lanes, category).map((card) => [card.vassalage, { category, card }] as const),
      ),
    ).values(),
  ];
  const nameOf = (names: { EN: string; UR: string }) => textIn(names, language);
  // A logo that an operator uploaded under a studio's name stands for its sign.
  const uploaded = of('GAME_LOGO').filter(({ picture }) => picture !== null);
  const strangers = uploaded.filter(({ label }) => !studios.some(({ card }) => nameOf(card.name) === label));
  return (
    <>
      <Row title={t('footer.games')}>
        {shellCategories.map((category) => (
          <li key={category}>
            <WayLink way={footerWay(category)} className={classes.category}>
              {t(`category.${category}`)}
            </WayLink>
          </li>
        ))}
        {(['/hot', '/seamless'] as const).map((to) => (
          <li key={to}>
            <Link to={to} className={classes.category}>
              {t(to === '/hot' ? 'category.HOT' : 'category.ALL')}
            </Link>
          </li>
        ))}
      </Row>
      {studios.length + strangers.length > 0 ? (
        <Row title={t('footer.studios')}>
          {studios.map(({ category, card }) => (
            <li key={card.vassalage}>
              <Studio
                way={{ category, card }}
                name={nameOf(card.name)}
                logo={uploaded.find(({ label }) => label === nameOf(card.name))}
              />
            </li>
          ))}
          {strangers.map((logo) => (
            <li key={logo.key}>
              <Logo logo={logo} />
            </li>
          ))}
        </Row>
      ) : null}
      {of('PAYMENT_LOGO').length > 0 ? (
        <Row title={t('footer.payments')}>
          {of('PAYMENT_LOGO').map((logo) => (
            <li key={logo.key}>
              <Logo logo={logo} />
            </li>
          ))}
        </Row>
      ) : null}
      <p className={`page ${classes.rights}`}>{t('footer.rights', { year: new Date().getFullYear() })}</p>
    </>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`page ${classes.row}`} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

interface StudioProps {
  way: { category: ShellCategory; card: Parameters<typeof vendorWay>[1] };
  name: string;
  logo: Reference | undefined;
}

function Studio({ way, name, logo }: StudioProps) {
  return (
    <WayLink way={vendorWay(way.category, way.card)} className={classes.studio}>
      {logo ? (
        <Picture logo={logo} />
      ) : (
        <>
          <StudioMark vassalage={way.card.vassalage} />
          {name}
        </>
      )}
    </WayLink>
  );
}

function Logo({ logo }: { logo: Reference }) {
  const shown = logo.picture ? <Picture logo={logo} /> : logo.label;
  return logo.url ? (
    <OutLink url={logo.url} className={classes.logo}>
      {shown}
    </OutLink>
  ) : (
    <span className={classes.logo}>{shown}</span>
  );
}

function Picture({ logo: { picture, label } }: { logo: Reference }) {
  if (picture === null) return null;
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="140px" />
      ))}
      <img
        className={classes.picture}
        src={picture.src}
        alt={label}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
