import { calls, type LanguageCode } from '@ikka/contract';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

export const vipKey = 'vip';
/** The member's own progress; thrown away when the session changes. */
export const rankKey = 'rank';

export const vipLevelsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [vipKey, language],
    queryFn: ({ signal }) => answerOf(client.call(calls.vip.vipLevels, {}, { signal })),
    staleTime: 300_000,
  });

export const rankProgressQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [rankKey, language],
    queryFn: ({ signal }) => answerOf(client.call(calls.vip.rankProgress, {}, { signal })),
    staleTime: 10_000,
  });
