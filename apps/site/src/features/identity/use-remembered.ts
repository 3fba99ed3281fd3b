import { calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { openSession } from './open-session.ts';
import { openSecondStep } from './second-step.ts';
import { useWelcome } from './use-welcome.tsx';

/** Whom this browser remembers. Asked anew each time; where that fails, the form is there at once without a name. */
export const rememberedQuery = queryOptions({
  queryKey: ['remembered'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.remembered, {}, { signal })),
  gcTime: 0,
  staleTime: 0,
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
});

/** Logs in with one press as whom this browser remembers. */
export function useLoginRemembered() {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (_name: string) => answerOf(client.call(calls.identity.loginRemembered)),
    onSuccess: ({ token }, name) => {
      openSession(token, name);
      welcome(name);
    },
    onError: (error, name) => openSecondStep(error, { account: name }),
  });
}

/** Makes this browser remember nobody. */
export function useForgetRemembered(onForgotten: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(client.call(calls.identity.forgetRemembered)),
    onSuccess: () => {
      queries.setQueryData(rememberedQuery.queryKey, { username: null });
      onForgotten();
    },
  });
}
