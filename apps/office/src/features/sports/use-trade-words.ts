import { useTranslation } from '@ikka/i18n/react';
import type { ReasonWords } from '../../parts/acts/ReasonField.tsx';

/** What a trader's reason is called: a colleague may have to approve what it is for. */
export function useTradeWords(): ReasonWords {
  const { t } = useTranslation('officeSports');
  return { label: t('reason'), hint: t('reasonHint') };
}
