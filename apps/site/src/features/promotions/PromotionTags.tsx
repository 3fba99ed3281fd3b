import type { PromotionCard } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import classes from './PromotionTags.module.css';

/** What a promotion is about, for whom it is, and whether it is over. */
export function PromotionTags({
  categories,
  audience,
  minimumLevel,
  state,
}: Pick<PromotionCard, 'categories' | 'audience' | 'minimumLevel' | 'state'>) {
  const { t } = useTranslation('promotions');
  return (
    <span className={classes.tags}>
      {state === 'ended' ? (
        <span className={classes.tag} data-tone="over">
          {t('ended')}
        </span>
      ) : null}
      {audience === 'everyone' ? null : (
        <span className={classes.tag} data-tone="own">
          {audience === 'vip' ? t('forVip', { level: minimumLevel ?? 1 }) : t('forMembers')}
        </span>
      )}
      {categories.map((category) => (
        <span key={category} className={classes.tag}>
          {t(`category.${category}`)}
        </span>
      ))}
    </span>
  );
}
