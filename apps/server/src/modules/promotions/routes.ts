import { type calls, isRefusal, type LanguageCode } from '@ikka/contract';
import type { Handlers, SessionMember } from '../../platform/calls.ts';
import type { Promotions } from './index.ts';
import type { Card } from './read-promotions.ts';

/** `rankOf`: the VIP level of a real member. `isExcluded`: nothing is offered to who is excluded from play. */
export function promotionRoutes(
  promotions: Promotions,
  rankOf: (memberId: bigint) => Promise<number>,
  isExcluded: (memberId: bigint) => Promise<boolean>,
): Handlers<(typeof calls)['promotions']> {
  const viewerOf = async (member: SessionMember | null) => ({
    rankLevel: member === null || member.isTrial ? null : await rankOf(member.memberId),
  });
  const listFor = async (
    member: SessionMember | null,
    query: Parameters<Promotions['list']>[1],
  ): ReturnType<Promotions['list']> =>
    member !== null && !member.isTrial && (await isExcluded(member.memberId))
      ? { list: [], categories: [] }
      : promotions.list(await viewerOf(member), query);
  return {
    async promotions({ query }, { member, language }) {
      const { list, categories } = await listFor(member, query);
      const { pageNo, pageSize } = query;
      return {
        list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((one) => cardOf(one, language)),
        pageNum: pageNo,
        totalPages: Math.ceil(list.length / pageSize),
        total: list.length,
        categories,
      };
    },
    async promotion({ query }, { member, language }) {
      const found = await promotions.read(query.id, await viewerOf(member));
      if (isRefusal(found)) return found;
      return {
        ...cardOf(found, language),
        content: found.html[language],
        terms: found.terms[language],
        joining: found.joining[language],
        version: found.version,
        since: found.publishedAt.toISOString(),
      };
    },
    async promotionVersions({ query }, { member, language }) {
      const versions = await promotions.versions(query.id, await viewerOf(member));
      if (isRefusal(versions)) return versions;
      return versions.map(({ version, title, html, terms, publishedAt, next }) => ({
        version,
        title: title[language],
        content: html[language],
        terms: terms[language],
        since: publishedAt.toISOString(),
        until: next?.toISOString() ?? null,
      }));
    },
    async availablePromotions(_input, { member, language }) {
      const { list } = await listFor(member, { state: 'running' });
      return { count: list.length, list: list.map((one) => cardOf(one, language)) };
    },
    promotionPicture: ({ params }) => promotions.picture(params.file),
  };
}

function cardOf(
  { id, title, summary, categories, picture, audience, minimumLevel, from, until, state }: Card,
  language: LanguageCode,
) {
  return {
    id,
    title: title[language],
    summary: summary[language],
    categories,
    picture: picture && { image: picture.image, small: picture.small },
    audience,
    minimumLevel,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    state,
  };
}
