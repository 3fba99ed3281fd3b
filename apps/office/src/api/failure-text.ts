import { useTranslation } from '@ikka/i18n/react';
import type { CallFailed } from './office-client.ts';

/** What to tell the operator about a failed call: the server's sentence, else what the network did. */
export function useFailureText(): (failure: CallFailed | null | undefined) => string | undefined {
  const { t } = useTranslation();
  return (failure) => {
    if (!failure) return undefined;
    if (failure.message !== '') return failure.message;
    return failure.code === 'network.unreachable' ? t('network.unreachable') : t('network.unexpected');
  };
}
