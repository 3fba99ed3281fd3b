import { directionOf, languageOfWire } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Prose } from '@ikka/ui';
import type { PromotionRow } from './promotion-draft.ts';
import classes from './promotions.module.css';

type Words = Pick<PromotionRow, 'title' | 'summary' | 'html' | 'terms' | 'joining'>;

/** A promotion as visitors read it, each language in its own direction. The HTML comes cleaned from the server. */
export function PromotionWords({ words }: { words: Words }) {
  const { t } = useTranslation('officeOffers');
  return (
    <div className={classes.languages}>
      {(['EN', 'UR'] as const).map((language) => (
        <article
          key={language}
          className={classes.words}
          lang={language.toLowerCase()}
          dir={directionOf(languageOfWire(language))}
        >
          <h2>{words.title[language]}</h2>
          <p>{words.summary[language]}</p>
          <Prose html={words.html[language]} onLink={() => true} />
          <h3>{t('promotions.joiningShort')}</h3>
          <p>{words.joining[language]}</p>
          <h3>{t('promotions.termsShort')}</h3>
          <Prose html={words.terms[language]} onLink={() => true} />
        </article>
      ))}
    </div>
  );
}
