import type { PromotionCard } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';

/** Until when a promotion runs, or when it ended. */
export function PromotionTime({ state, until }: Pick<PromotionCard, 'state' | 'until'>) {
  const { t } = useTranslation('promotions');
  if (until === null) return <span>{t('noEnd')}</span>;
  return (
    <span>
      <Trans
        t={t}
        i18nKey={state === 'ended' ? 'endedAt' : 'until'}
        values={{ at: formatInstant(until) }}
        components={{ at: <Figure>{null}</Figure> }}
      />
    </span>
  );
}
