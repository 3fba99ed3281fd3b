import { type CallRequest, calls } from '@ikka/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** Whether a mailed link still holds. Its token is a secret, so the answer is kept no longer than the page. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => answerOf(client.call(calls.identity.resetLink, { body: { token } }, { signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });

type Body = CallRequest<typeof calls.identity.resetPassword>['body'];

/** Sets the new password; the link is used up by it. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Body) => answerOf(client.call(calls.identity.resetPassword, { body })),
  });
}
