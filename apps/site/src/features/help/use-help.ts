import { calls, type LanguageCode } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

/** Everything under this key is read again when an operator changes a text. */
export const helpKey = 'help';

/** The texts of the house in a language; `titles` is what the footer needs of every page. */
export function helpQuery(language: LanguageCode, part: 'all' | 'titles' = 'all') {
  return queryOptions({
    queryKey: [helpKey, language, part],
    queryFn: ({ signal }) => answerOf(client.call(calls.content.helpCenter, { query: { part } }, { signal })),
    staleTime: 300_000,
  });
}

export function helpVersionsQuery(key: string, language: LanguageCode) {
  return queryOptions({
    queryKey: [helpKey, language, 'versions', key],
    queryFn: ({ signal }) =>
      answerOf(client.call(calls.content.helpVersions, { query: { key } }, { signal })),
    staleTime: 300_000,
  });
}
