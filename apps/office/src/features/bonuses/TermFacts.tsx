import { type BonusTerms, type LocalText, languageCodes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Facts, fact } from '../../parts/Facts.tsx';
import { useLabelIn } from '../../parts/form/LocalFields.tsx';
import { Instant } from '../../parts/Instant.tsx';

/** What a version says, in full. */
export function TermFacts({ terms, currency }: { terms: BonusTerms; currency: string }) {
  const { t } = useTranslation(['officeBonuses', 'officeGames']);
  const labelIn = useLabelIn();
  const wordsOf = (label: string, text: LocalText) =>
    languageCodes.map((code) => fact.name(labelIn(label, code), text[code]));
  const weights = Object.entries(terms.weights) as [keyof BonusTerms['weights'], number][];
  return (
    <Facts
      facts={[
        ...wordsOf(t('field.title'), terms.title),
        ...wordsOf(t('field.summary'), terms.summary),
        [t('field.occasion'), t(`occasion.${terms.occasion}`)],
        fact.figure(t('field.percent'), `${terms.percent}%`),
        fact.money(t('field.fixed'), terms.fixed, currency),
        fact.money(t('field.cap'), terms.cap, currency),
        fact.money(t('field.depositMin'), terms.depositMin, currency),
        fact.figure(t('field.levelFrom'), terms.levelFrom),
        fact.name(t('field.methods'), terms.methods.join(', ') || t('allMethods')),
        [
          t('field.turnoverTimes'),
          <span key="times">
            <Figure>{terms.turnoverTimes}×</Figure> {t(`base.${terms.base}`)}
          </span>,
        ],
        fact.figure(t('field.days'), terms.days),
        [t('field.from'), terms.from === null ? t('fromApproval') : <Instant key="from" at={terms.from} />],
        [t('field.until'), terms.until === null ? t('noEnd') : <Instant key="until" at={terms.until} />],
        fact.name(t('field.promotionId'), terms.promotionId),
        [
          t('field.weights'),
          <span key="weights">
            {weights.map(([category, weight], at) => (
              <span key={category}>
                {at === 0 ? '' : ' · '}
                {t(`officeGames:categoryName.${category}`)} <Figure>{weight}%</Figure>
              </span>
            ))}
          </span>,
        ],
      ]}
    />
  );
}
