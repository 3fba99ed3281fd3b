import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton, PageHero } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import classes from './PointMallPage.module.css';

/** The lanes that earn points, in the order of the house. */
const lanes = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const;

/** How points are earned, at the rates in force; and, as long as it is so, that nothing can be had for them yet. */
export function PointMallPage() {
  const { t } = useTranslation(['vip', 'site']);
  const menus = useQuery(menusQuery);
  const failureText = useFailureText();
  const rateOf = (lane: (typeof lanes)[number]) =>
    menus.data?.menus.find(({ gameType }) => gameType === lane)?.pointRate ?? null;
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
        {menus.isPending ? <ListSkeleton rows={5} height={48} /> : null}
        {menus.isError && !menus.data ? (
          <ErrorState message={failureText(menus.error)} onRetry={() => void menus.refetch()} />
        ) : null}
        {menus.data ? (
          <ul className={classes.rates}>
            {lanes.map((lane) => {
              const rate = rateOf(lane);
              return rate === null ? null : (
                <li key={lane} className={classes.rate}>
                  <picture>
                    <source srcSet={`/art/category-${lane.toLowerCase()}.avif`} type="image/avif" />
                    <img
                      src={`/art/category-${lane.toLowerCase()}.webp`}
                      alt=""
                      width={56}
                      height={56}
                      loading="lazy"
                    />
                  </picture>
                  <span className={classes.lane}>{t(`site:category.${lane}`)}</span>
                  <Figure className={classes.figure}>{rate}</Figure>
                </li>
              );
            })}
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
