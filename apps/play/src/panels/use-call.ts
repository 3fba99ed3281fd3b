import type { CallResult } from '@ikka/client';
import { useTranslation } from '@ikka/i18n/react';
import { useQuery } from '@tanstack/react-query';

/** A failed call, for the query cache. */
class CallFailure extends Error {}

/** Reads something once a panel is opened, and again every `everyMs` while it is; a failure comes as the sentence to show. */
export function useCall<Value>(key: string, read: () => Promise<CallResult<Value>>, everyMs?: number) {
  const { t } = useTranslation('common');
  return useQuery({
    queryKey: [key],
    gcTime: 0,
    refetchInterval: everyMs ?? false,
    queryFn: async () => {
      const answer = await read();
      if (answer.ok) return answer.value;
      throw new CallFailure(answer.message || t('network.unreachable'));
    },
  });
}
