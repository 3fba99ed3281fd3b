import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, PageHero } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './PointMallPage.module.css';
import { pointRatesQuery } from './use-point-rates.ts';

/** How points are earned, at the rates in force; and, as long as it is so, that nothing can be had for them yet. */
export function PointMallPage() {
  const { t } = useTranslation(['vip', 'site']);
  const points = useQuery(pointRatesQuery);
  const failureText = useFailureText();
  return (
    <div className={`page ${classes.mall}`}>
      <PageHero title={t('points.title')} lead={t('points.lead')} art="/art/hero-points" />
      <section className={classes.state} aria-labelledby="points-state">
        <h2 id="points-state" className={classes.heading}>
          {t('points.stateTitle')}
        </h2>
        <p>{t('points.stateText')}</p>
      </section>
      <section aria-labelledby="points-rates">
        <h2 id="points-rates" className={classes.heading}>
          {t('points.ratesTitle')}
        </h2>
        {points.isPending ? <ListSkeleton rows={2} height={72} /> : null}
        {points.isError && !points.data ? (
          <ErrorState message={failureText(points.error)} onRetry={() => void points.refetch()} />
        ) : null}
        {points.data ? (
          <ul className={classes.rates}>
            {points.data.rates.map(({ gameType, rate }) => (
              <li key={gameType} className={classes.rate}>
                <picture>
                  <source srcSet={`/art/category-${gameType.toLowerCase()}.avif`} type="image/avif" />
                  <img
                    src={`/art/category-${gameType.toLowerCase()}.webp`}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                  />
                </picture>
                <span>{t(`site:category.${gameType}`)}</span>
                <Figure className={classes.figure}>{rate}</Figure>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={classes.note}>{t('points.perHundred')}</p>
      </section>
      <section className={classes.rule} aria-labelledby="points-rule">
        <h2 id="points-rule" className={classes.heading}>
          {t('points.ruleTitle')}
        </h2>
        <ul>
          {(['expire', 'money', 'trial', 'before'] as const).map((line) => (
            <li key={line}>{t(`points.rule.${line}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
