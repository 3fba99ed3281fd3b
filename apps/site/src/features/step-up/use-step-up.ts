import { type CallRequest, calls } from '@ikka/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { provePasskey } from './passkey-step-up.ts';

/** How the member can prove to be one. Read anew each time that a proof is asked for. */
export const stepUpWaysQuery = queryOptions({
  queryKey: ['step-up-ways'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.stepUpWays, {}, { signal })),
  gcTime: 0,
  staleTime: 0,
});

export type Proof = CallRequest<typeof calls.identity.stepUp>['body'] | { method: 'passkey' };

/** Proves to the server that it is the member who sits here; the session is fresh when it resolves. */
export function useProve(onProven: () => void) {
  return useMutation<unknown, Error, Proof>({
    mutationFn: (proof) =>
      proof.method === 'passkey'
        ? answerOf(provePasskey())
        : answerOf(client.call(calls.identity.stepUp, { body: proof })),
    onSuccess: onProven,
  });
}

export function sendStepUpCode(channel: 'sms' | 'email'): Promise<{ expiredMinutes: number }> {
  return answerOf(client.call(calls.identity.stepUpCode, { body: { channel } }));
}
