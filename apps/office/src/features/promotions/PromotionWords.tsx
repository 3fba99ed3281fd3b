import { useTranslation } from '@ikka/i18n/react';
import { Prose } from '@ikka/ui';
import layout from '../../parts/form/Form.module.css';
import { InLanguages, LocalArticle } from '../../parts/form/LocalFields.tsx';
import type { PromotionRow } from './promotion-draft.ts';

type Words = Pick<PromotionRow, 'title' | 'summary' | 'html' | 'terms' | 'joining'>;

/** A promotion as visitors read it. The HTML comes cleaned from the server. */
export function PromotionWords({ words }: { words: Words }) {
  const { t } = useTranslation('officeOffers');
  return (
    <InLanguages className={layout.languages}>
      {(code) => (
        <LocalArticle code={code} className={layout.words}>
          <h2>{words.title[code]}</h2>
          <p>{words.summary[code]}</p>
          <Prose html={words.html[code]} onLink={() => true} />
          <h3>{t('promotions.joiningShort')}</h3>
          <p>{words.joining[code]}</p>
          <h3>{t('promotions.termsShort')}</h3>
          <Prose html={words.terms[code]} onLink={() => true} />
        </LocalArticle>
      )}
    </InLanguages>
  );
}
