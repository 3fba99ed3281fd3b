import { useLanguage, useTranslation } from '@ikka/i18n/react';
import type { Withdrawal } from './withdrawal-view.ts';

/** What a payout account is called: its bank, or its kind. */
export function useTargetName(): (payout: Withdrawal['payout']) => string {
  const { t } = useTranslation('member');
  const language = useLanguage();
  return ({ kind, bankName }) =>
    (language === 'en' ? bankName?.EN : bankName?.UR) ?? t(`payouts.kind.${kind}`);
}
