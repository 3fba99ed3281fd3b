import { useTranslation } from '@ikka/i18n/react';
import { CallFailure, type Failed } from './client.ts';
import { DeviceRefusal } from './device-refusal.ts';

/** Gives the sentence for a failure: the server's own, or ours where the server could not be reached or understood. */
export function useFailureText(): (failure: Failed | Error) => string {
  const { t } = useTranslation('common');
  return (failure) => {
    if (failure instanceof DeviceRefusal) return t(`device.${failure.kind}`);
    const failed = failure instanceof CallFailure ? failure.failed : failure;
    if ('code' in failed) {
      if (failed.code === 'network.unreachable') return t('network.unreachable');
      if (failed.message) return failed.message;
    }
    return t('network.unexpected');
  };
}
