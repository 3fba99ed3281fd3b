import { expect, it } from 'vitest';
import type { Caller, SessionMember } from '../../platform/calls.ts';
import type { Content } from './index.ts';
import { contentRoutes } from './routes.ts';

const excluded = 7n;
const banner = {
  id: 'b',
  groupName: 'home',
  title: {},
  text: {},
  alt: {},
  url: null,
  picture: {},
  until: null,
};
const asked: string[][] = [];
const routes = contentRoutes(
  {
    banners: async () => [banner],
    announcements: async (types: readonly string[]) => {
      asked.push([...types]);
      return { list: [], total: 0 };
    },
  } as unknown as Content,
  { get: () => 9 } as never,
  async (memberId) => memberId === excluded,
);
const seenBy = (member: Partial<SessionMember> | null) => ({ language: 'EN', member }) as unknown as Caller;
const plain = { params: undefined, body: undefined, upload: undefined };
const banners = (member: Partial<SessionMember> | null) =>
  routes.banners({ ...plain, query: { platform: 'W' } }, seenBy(member));

it.each([
  ['a guest', null, 1],
  ['a member', { memberId: 8n, isTrial: false }, 1],
  ['a trial account', { memberId: excluded, isTrial: true }, 1],
  ['who is excluded from play', { memberId: excluded, isTrial: false }, 0],
])('shows banners to %s: %s', async (_who, member, count) => {
  expect(await banners(member)).toHaveLength(count);
});

it('tells who is excluded from play of no promotion', async () => {
  const query = { types: 'H,PR', pageNo: 1, platform: 'W' } as const;
  await routes.announcements({ ...plain, query }, seenBy({ memberId: excluded, isTrial: false }));
  await routes.announcements({ ...plain, query }, seenBy({ memberId: 8n, isTrial: false }));
  expect(asked).toEqual([['H'], ['PR', 'H']]);
});
