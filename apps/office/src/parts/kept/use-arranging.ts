import type { Call, CallRequest } from '@ikka/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useAct } from '../../api/use-call.ts';
import { useTell } from '../acts/use-tell.ts';

/** Arranges what `read` answers, one change after the other. Where somebody else was quicker, it is read again. */
export function useArranging<C extends Call>(call: C, read: Call, done?: string) {
  const cache = useQueryClient();
  const tell = useTell();
  const act = useAct(call, [read], (value) => tell(value, done));
  return {
    isBusy: act.isPending,
    failure: act.error,
    arrange: (request: CallRequest<C>) => {
      if (act.isPending) return;
      act.mutate(request, { onError: () => void cache.invalidateQueries({ queryKey: callKey(read) }) });
    },
  };
}
