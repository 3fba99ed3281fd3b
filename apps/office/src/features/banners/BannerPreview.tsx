import { directionOf, languageCodes, languageOfWire } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { OfficePicture } from '../../parts/kept/OfficePicture.tsx';
import type { BannerDraft } from './banner-draft.ts';
import classes from './banners.module.css';

/** A banner about as visitors will see it, in every language and in the shape of its place. */
export function BannerPreview({ draft }: { draft: BannerDraft }) {
  const { t } = useTranslation('contentOffice');
  return (
    <div className={classes.previews}>
      {languageCodes.map((language) => {
        const [title, text, alt] = [draft.title[language], draft.text[language], draft.alt[language]];
        return (
          <figure key={language} className={classes.preview}>
            <div
              className={classes.stage}
              data-group={draft.groupName}
              lang={language.toLowerCase()}
              dir={directionOf(languageOfWire(language))}
            >
              {draft.picture ? <OfficePicture picture={draft.picture} className={classes.fill} /> : null}
              {title || draft.url ? (
                <div className={classes.shade}>
                  {title ? <strong>{title}</strong> : null}
                  {text ? <span>{text}</span> : null}
                </div>
              ) : null}
            </div>
            <figcaption>
              {t('banner.altIs')} <bdi lang={language.toLowerCase()}>{alt}</bdi>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
