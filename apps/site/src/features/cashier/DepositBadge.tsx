import { useTranslation } from '@ikka/i18n/react';
import { StateBadge } from '../../parts/lists/StateBadge.tsx';
import { type Deposit, shownState, toneOf } from './deposit-view.ts';

export function DepositBadge({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const shown = shownState(deposit);
  return <StateBadge tone={toneOf(shown)}>{t(`state.${shown}`)}</StateBadge>;
}
