import { calls } from '@ikka/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** The cache's name for everything about the member's messages. */
export const inboxKey = 'inbox';

/** How many messages the member has not read. */
export const unreadQuery = queryOptions({
  queryKey: [inboxKey, 'unread'],
  queryFn: ({ signal }) => answerOf(client.call(calls.support.unreadCount, {}, { signal })),
});

export function inboxQuery(pageNo: number) {
  return queryOptions({
    queryKey: [inboxKey, 'list', pageNo],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.support.inbox, { query: { pageNo, pageSize: 10 } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [inboxKey, 'message', id],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.support.inboxMessage, { params: { id } }, { signal })),
  });
}

/** What the member does with a message; afterwards lists and counts are read again. */
function useInboxAct<Wish>(act: (wish: Wish) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: [inboxKey] }),
  });
}

/** Marks a message as read; with `all` every older one too. */
export const useMarkRead = () =>
  useInboxAct(({ id, all }: { id: string; all: boolean }) =>
    answerOf(client.call(calls.support.markInboxRead, { params: { id }, body: { all } })),
  );

export const useDeleteMessage = () =>
  useInboxAct((id: string) => answerOf(client.call(calls.support.deleteInboxMessage, { params: { id } })));
