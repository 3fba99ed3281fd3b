import type { BannerGroup } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { BannerLink } from './BannerLink.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import classes from './DialogBanner.module.css';
import { bannersQuery, ofGroup } from './use-banners.ts';

/** The first banner of a dialog's group, above its form. */
export function DialogBanner({ group }: { group: Exclude<BannerGroup, 'home'> }) {
  const language = wireLanguage(useLanguage());
  const [banner] = ofGroup(useQuery(bannersQuery).data, group);
  if (banner === undefined) return null;
  const content = (
    <>
      <BannerPicture
        picture={banner.picture}
        alt={banner.alt[language]}
        sizes="(max-width: 27rem) 100vw, 26rem"
        isEager
        className={classes.picture}
      />
      {banner.title ? (
        <span className={classes.words}>
          <span className={classes.title}>{banner.title[language]}</span>
          {banner.text ? <span className={classes.text}>{banner.text[language]}</span> : null}
        </span>
      ) : null}
    </>
  );
  return banner.url ? (
    <BannerLink url={banner.url} className={classes.banner}>
      {content}
    </BannerLink>
  ) : (
    <div className={classes.banner}>{content}</div>
  );
}
