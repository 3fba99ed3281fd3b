import { calls } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { askedOnce } from '../../parts/calls/asked-once.ts';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import { queries } from '../../parts/calls/queries.ts';
import { linksQuery } from './use-links.ts';

/** A ticket is used once: its answer is asked for once, however often the page is drawn. */
const once = { ...askedOnce, retry: false } as const;

/** Whom another house has proven, and nobody here knows. */
export interface UnlinkedPerson {
  readonly provider: 'google' | 'facebook';
  readonly label: string;
}

/** What a ticket of a log-in comes to: a session, or somebody whom no account knows. */
export const ticketLoginQuery = (ticket: string) =>
  queryOptions({
    queryKey: ['external-ticket', 'login', ticket],
    queryFn: async () => {
      const answer = await client.call(calls.identity.externalLogin, { body: { ticket } });
      if (answer.ok) return { token: answer.value.token };
      if (answer.code !== 'external.not_linked') throw new CallFailure(answer);
      const { provider, label } = answer.value;
      const unlinked: UnlinkedPerson = {
        provider: provider === 'facebook' ? 'facebook' : 'google',
        label: typeof label === 'string' ? label : '',
      };
      return { unlinked };
    },
    ...once,
  });

/** Links the member who is logged in to whom the ticket stands for. */
export async function linkByTicket(ticket: string) {
  const links = await answerOf(client.call(calls.identity.externalLink, { body: { ticket } }));
  queries.setQueryData(linksQuery.queryKey, links);
  return links;
}

/** The same, for a member who went to the other house in order to link. */
export const ticketLinkQuery = (ticket: string) =>
  queryOptions({
    queryKey: ['external-ticket', 'link', ticket],
    queryFn: () => linkByTicket(ticket),
    ...once,
  });
