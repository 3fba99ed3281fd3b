import { type BonusTerms, type LocalText, languageCodes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Facts } from '../../parts/Facts.tsx';
import { useLabelIn } from '../../parts/form/LocalFields.tsx';
import { Instant } from '../../parts/Instant.tsx';

/** What a version says, in full. */
export function TermFacts({ terms, currency }: { terms: BonusTerms; currency: string }) {
  const { t } = useTranslation(['officeBonuses', 'officeGames']);
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const labelIn = useLabelIn();
  const wordsOf = (label: string, text: LocalText) =>
    languageCodes.map((code) => [labelIn(label, code), <bdi key={code}>{text[code]}</bdi>] as const);
  const weights = Object.entries(terms.weights) as [keyof BonusTerms['weights'], number][];
  return (
    <Facts
      facts={[
        ...wordsOf(t('field.title'), terms.title),
        ...wordsOf(t('field.summary'), terms.summary),
        [t('field.occasion'), t(`occasion.${terms.occasion}`)],
        [t('field.percent'), <Figure key="percent">{terms.percent}%</Figure>],
        [t('field.fixed'), money(terms.fixed)],
        [t('field.cap'), money(terms.cap)],
        [t('field.depositMin'), money(terms.depositMin)],
        [t('field.levelFrom'), <Figure key="level">{terms.levelFrom}</Figure>],
        [
          t('field.methods'),
          terms.methods.length === 0 ? t('allMethods') : <bdi key="m">{terms.methods.join(', ')}</bdi>,
        ],
        [
          t('field.turnoverTimes'),
          <span key="times">
            <Figure>{terms.turnoverTimes}×</Figure> {t(`base.${terms.base}`)}
          </span>,
        ],
        [t('field.days'), <Figure key="days">{terms.days}</Figure>],
        [t('field.from'), terms.from === null ? t('fromApproval') : <Instant key="from" at={terms.from} />],
        [t('field.until'), terms.until === null ? t('noEnd') : <Instant key="until" at={terms.until} />],
        [t('field.promotionId'), terms.promotionId === null ? '—' : <bdi key="p">{terms.promotionId}</bdi>],
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
