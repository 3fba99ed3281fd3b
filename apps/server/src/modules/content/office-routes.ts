import { type CallAnswer, type calls, isRefusal } from '@ikka/contract';
import type { Caller, Handlers, OperatorSession } from '../../platform/calls.ts';
import type { Banner } from './banners/banner.ts';
import type { Content } from './index.ts';
import type { Resource } from './resources/resource.ts';

type OfficeCalls = typeof calls.officeContent;

const author = ({ operator, ip }: Caller & { readonly operator: OperatorSession }) => ({
  username: operator.username,
  ip,
});

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** What operators do with the banners, links and pictures of the site. */
export function contentOfficeRoutes(content: Content): Handlers<OfficeCalls> {
  return {
    officeUploadPicture: ({ upload }, caller) => content.keepPicture(upload, author(caller)),
    officeBanners: async () => ({ banners: (await content.listBanners()).map(bannerRow) }),
    async officeSaveBanner({ params, body }, caller) {
      const wish = { ...params, ...body, from: instant(body.from), until: instant(body.until) };
      const saved = await content.saveBanner(wish, author(caller));
      return isRefusal(saved) ? saved : bannerRow(saved);
    },
    async officeRemoveBanner({ params, query }, caller) {
      const removed = await content.removeBanner({ ...params, ...query }, author(caller));
      return isRefusal(removed) ? removed : {};
    },
    async officeArrangeBanners({ params, body }, caller) {
      const arranged = await content.arrangeBanners({ ...params, ...body }, author(caller));
      return isRefusal(arranged) ? arranged : { banners: arranged.map(bannerRow) };
    },
    officeResources: async () => ({ resources: (await content.listResources()).map(resourceRow) }),
    async officeSaveResource({ params, body }, caller) {
      const saved = await content.saveResource({ ...params, ...body }, author(caller));
      return isRefusal(saved) ? saved : resourceRow(saved);
    },
    async officeRemoveResource({ params, query }, caller) {
      const removed = await content.removeResource({ ...params, ...query }, author(caller));
      return isRefusal(removed) ? removed : {};
    },
    async officeArrangeResources({ params, body }, caller) {
      const arranged = await content.arrangeResources({ ...params, ...body }, author(caller));
      return isRefusal(arranged) ? arranged : { resources: arranged.map(resourceRow) };
    },
  };
}

const bannerRow = (banner: Banner): CallAnswer<OfficeCalls['officeSaveBanner']> => ({
  ...banner,
  from: banner.from?.toISOString() ?? null,
  until: banner.until?.toISOString() ?? null,
  changedAt: banner.changedAt.toISOString(),
});

const resourceRow = (resource: Resource): CallAnswer<OfficeCalls['officeSaveResource']> => ({
  ...resource,
  changedAt: resource.changedAt.toISOString(),
});
