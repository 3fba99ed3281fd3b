import { type AnnouncementType, announcementTypes, calls, type LanguageCode } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useSession } from '../../parts/calls/session.ts';

/** Everything under this key is read again when an operator publishes, changes or withdraws. */
export const noticesKey = 'announcements';

/** As many as a page of notices has. */
export const noticePageSize = 9;

/** For whom notices are read: the server decides by both what is shown. */
export interface Reader {
  readonly language: LanguageCode;
  readonly isIn: boolean;
}

export function useReader(): Reader {
  return { language: wireLanguage(useLanguage()), isIn: useSession() !== null };
}

interface Asked {
  readonly types: readonly AnnouncementType[];
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly id?: string;
}

const ask = ({ types, ...rest }: Asked, signal: AbortSignal) =>
  answerOf(
    client.call(
      calls.content.announcements,
      { query: { types: types.join(','), platform: 'W', ...rest } },
      { signal },
    ),
  );

/**
 * What comes to a visitor by itself: the strip and the banners of the home page, and what comes up. Read again every
 * minute, for notices begin and end by the clock. Not retried: the page waits for it, and is whole without it.
 */
export const comingNoticesQuery = ({ language, isIn }: Reader) =>
  queryOptions({
    queryKey: [noticesKey, language, isIn, 'coming'],
    queryFn: ({ signal }) => ask({ types: ['B', 'H', 'PL', 'PU'], pageSize: 40 }, signal),
    refetchInterval: 60_000,
    retry: false,
  });

/** What is told of promotions, beside their own pages. */
export const promotionNoticesQuery = ({ language, isIn }: Reader) =>
  queryOptions({
    queryKey: [noticesKey, language, isIn, 'promotions'],
    queryFn: ({ signal }) => ask({ types: ['PR'], pageSize: 5 }, signal),
    refetchInterval: 60_000,
  });

/** A page of everything that is announced now. */
export const noticePageQuery = ({ language, isIn }: Reader, pageNo: number) =>
  queryOptions({
    queryKey: [noticesKey, language, isIn, 'page', pageNo],
    queryFn: ({ signal }) => ask({ types: announcementTypes, pageNo, pageSize: noticePageSize }, signal),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** One notice, on whatever page it stands; an empty list where it is over. */
export const noticeQuery = ({ language, isIn }: Reader, id: string) =>
  queryOptions({
    queryKey: [noticesKey, language, isIn, 'one', id],
    queryFn: ({ signal }) => ask({ types: announcementTypes, id }, signal),
    refetchInterval: 60_000,
  });
