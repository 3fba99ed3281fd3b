import { commaOf, formatMoney } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { bonusExample } from '@ikka/money';
import classes from './Bonuses.module.css';
import { weightGroups } from './bonus-sums.ts';
import type { BonusOffer } from './use-bonuses.ts';

/** What an offer means in plain words, with the sums of the typed amount. */
export function BonusTerms({ offer, credited }: { offer: BonusOffer; credited: string | null }) {
  const { t } = useTranslation('bonuses');
  const money = (amount: string) => formatMoney(amount, offer.currency);
  const example = credited === null ? null : bonusExample(offer, credited);
  return (
    <div className={classes.terms}>
      <p className={classes.example} aria-live="polite">
        {credited === null
          ? t('terms.typeFirst')
          : example === null
            ? t('terms.tooSmall', { min: money(offer.depositMin) })
            : t('terms.example', {
                credited: money(credited),
                bonus: money(example.bonus),
                required: money(example.required),
                count: offer.days,
              })}
      </p>
      <ul>
        <li>{t('terms.locked')}</li>
        <li>{t('terms.cash')}</li>
        <li>{t('terms.withdraw')}</li>
        <li>{t('terms.late', { count: offer.days })}</li>
        <li>{t(`terms.occasion.${offer.occasion}`)}</li>
      </ul>
      <WeightList weights={offer.weights} />
    </div>
  );
}

/** How much of a stake counts, by category. */
export function WeightList({ weights }: { weights: BonusOffer['weights'] }) {
  const { t } = useTranslation(['bonuses', 'site']);
  const comma = commaOf(useLanguage());
  return (
    <div className={classes.weighing}>
      <p className={classes.hint}>{t('terms.weights')}</p>
      <dl className={classes.weights}>
        {weightGroups(weights).map(({ weight, categories }) => (
          <div key={weight}>
            <dt>
              <bdi>{weight}%</bdi>
            </dt>
            <dd>{categories.map((category) => t(`site:category.${category}`)).join(comma)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
