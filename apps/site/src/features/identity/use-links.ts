import { calls, type ExternalProvider } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

export const linksQuery = queryOptions({
  queryKey: ['external-links'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.externalLinks, {}, { signal })),
});

/** Goes to another house to come back with a link. */
export const useBeginLink = () =>
  useMutation({
    mutationFn: (provider: ExternalProvider) =>
      answerOf(client.call(calls.identity.externalLinkBegin, { params: { provider } })),
    onSuccess: ({ url }) => location.assign(url),
  });

export function useUnlink(onDone: (provider: ExternalProvider) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (provider: ExternalProvider) =>
      answerOf(client.call(calls.identity.externalUnlink, { params: { provider } })),
    onSuccess: (links, provider) => {
      queries.setQueryData(linksQuery.queryKey, links);
      onDone(provider);
    },
  });
}
