import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { CallFailure, type Failed, languageOfFailure } from './client.ts';
import { DeviceRefusal } from './device-refusal.ts';

const languageAtStart = document.documentElement.lang;

/**
 * Gives the sentence for a failure: the server's own, or ours where the server could not be reached or understood. What
 * the server said in a language that the page has left since is said anew, with all that it told about it.
 */
export function useFailureText(): (failure: Failed | Error) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  // Fetched by who changes the language, and kept.
  const { data: refusals } = useQuery({
    queryKey: ['refusal-words'],
    queryFn: () => import('@ikka/i18n/refusals'),
    enabled: language !== languageAtStart,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (failure) => {
    if (failure instanceof DeviceRefusal) return t(`device.${failure.kind}`);
    const failed = failure instanceof CallFailure ? failure.failed : failure;
    if ('code' in failed) {
      if (failed.code === 'network.unreachable') return t('network.unreachable');
      const toldIn = languageOfFailure(failed);
      const isForeign = toldIn !== undefined && toldIn !== language;
      if (isForeign && refusals?.hasRefusalMessage(failed.code))
        return refusals.refusalMessage(failed.code, language, failed.value);
      if (failed.message) return failed.message;
    }
    return t('network.unexpected');
  };
}
