import type { WithdrawalState } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { StateBadge } from '../../parts/lists/StateBadge.tsx';
import { toneOf } from './withdrawal-view.ts';

export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('withdrawals');
  return <StateBadge tone={toneOf(state)}>{t(`state.${state}`)}</StateBadge>;
}
