import type { LimitKind } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';

/** An amount, or minutes; a dash where there is none. */
export function LimitValue({
  kind,
  value,
  currency,
}: {
  kind: LimitKind;
  value: string | null;
  currency: string;
}) {
  const { t } = useTranslation('officeLimits');
  if (value === null) return '—';
  return kind === 'time' ? (
    <bdi>{t('minutes', { minutes: value })}</bdi>
  ) : (
    <Money amount={value} currency={currency} />
  );
}
