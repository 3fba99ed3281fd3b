import { commaOf, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './Cashback.module.css';
import type { Cashback } from './use-cashback.ts';

/** The percents for bets from now on, and the rules in plain words. */
export function TermsPanel({ cashback }: { cashback: Cashback }) {
  const { t } = useTranslation(['cashback', 'site']);
  const language = useLanguage();
  const excluded = cashback.excludedGames.map((name) => textIn(name, language));
  return (
    <div className={classes.page}>
      <p className={classes.note}>{t('terms.lead', { level: cashback.rankLevel })}</p>
      <dl className={classes.percents}>
        {cashback.percents.map(({ category, percent }) => (
          <div key={category}>
            <dt>{t(`site:category.${category}`)}</dt>
            <dd>
              <Figure>{percent}%</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes.rules}>
        <li>{t('terms.each')}</li>
        <li>{t('terms.exact')}</li>
        <li>{t('terms.days', { count: cashback.days })}</li>
        <li>{t('terms.returned')}</li>
        <li>{t('terms.trial')}</li>
        {excluded.length === 0 ? null : (
          <li>{t('terms.excluded', { games: excluded.join(commaOf(language)) })}</li>
        )}
      </ul>
    </div>
  );
}
