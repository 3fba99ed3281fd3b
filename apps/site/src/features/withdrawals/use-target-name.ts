import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import type { Withdrawal } from './withdrawal-view.ts';

/** What a payout account is called: its bank, or its kind. */
export function useTargetName(): (payout: Withdrawal['payout']) => string {
  const { t } = useTranslation('member');
  const language = useLanguage();
  return ({ kind, bankName }) => textIn(bankName, language) ?? t(`payouts.kind.${kind}`);
}
