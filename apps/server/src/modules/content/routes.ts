import { type AnnouncementType, announcementTypes, type calls, isRefusal } from '@ikka/contract';
import type { Handlers, SessionMember } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';
import type { Content } from './index.ts';

export function contentRoutes(
  content: Pick<Content, 'announcements' | 'banners' | 'help' | 'helpVersions' | 'servePicture'>,
  settings: Pick<Settings, 'get'>,
  isExcluded: (memberId: bigint) => Promise<boolean>,
): Handlers<(typeof calls)['content']> {
  /** Nobody offers anything to who is excluded from play. */
  const isToBeLeftAlone = async (member: SessionMember | null): Promise<boolean> =>
    member !== null && !member.isTrial && (await isExcluded(member.memberId));
  return {
    async announcements({ query }, { language, member }) {
      const pageSize = query.pageSize ?? settings.get('page.notice_page_size');
      const offset = (query.pageNo - 1) * pageSize;
      const isMember = member !== null && !member.isTrial;
      const asked = typesOf(query.types) ?? [settings.get('site.default_announcement_type')];
      const types = (await isToBeLeftAlone(member)) ? asked.filter((type) => type !== 'PR') : asked;
      const { list, total } =
        types.length === 0
          ? { list: [], total: 0 }
          : await content.announcements(
              types,
              { isMember, language, id: query.id },
              { limit: pageSize, offset },
            );
      return {
        list: list.map(({ id, type, title, text, from }) => ({
          id,
          type,
          title,
          content: text,
          date: from.toISOString(),
        })),
        pageNum: query.pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
      };
    },
    async banners({ query }, { member }) {
      if (await isToBeLeftAlone(member)) return [];
      const shown = await content.banners(query.groupName ?? null);
      return shown.map(({ id, groupName, title, text, alt, url, picture, until }) => ({
        id,
        groupName,
        title,
        text,
        alt,
        url,
        picture,
        until: until?.toISOString() ?? null,
      }));
    },
    contentPicture: ({ params }) => content.servePicture(params.file),
    async helpCenter({ query }, { language }) {
      const items = await content.help(language);
      const isWhole = query.part === 'all';
      return items.map(({ html, sections, since, ...item }) => ({
        ...item,
        content: isWhole ? html : '',
        sections: isWhole ? [...sections] : [],
        since: since.toISOString(),
      }));
    },
    async helpVersions({ query }, { language }) {
      const versions = await content.helpVersions(query.key, language);
      if (isRefusal(versions)) return versions;
      return versions.map(({ html, since, until, ...version }) => ({
        ...version,
        content: html,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      }));
    },
  };
}

function typesOf(asked: string | undefined): AnnouncementType[] | undefined {
  const named = asked?.split(',');
  return named && announcementTypes.filter((type) => named.includes(type));
}
