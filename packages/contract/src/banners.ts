import { z } from 'zod';
import { call } from './call.ts';
import { servedPicture } from './pictures.ts';
import { instant, localText, uuid } from './wire.ts';

/** Where a banner stands: in the log-in dialog, in the registration dialog, in the hero of the home page. */
export const bannerGroups = ['w_login', 'w_register', 'home'] as const;
export const bannerGroup = z.enum(bannerGroups);
export type BannerGroup = z.infer<typeof bannerGroup>;

const banner = z.object({
  id: uuid,
  groupName: bannerGroup,
  title: localText.nullable().meta({ description: 'set in type over the picture; null where none is' }),
  text: localText.nullable(),
  alt: localText.meta({ description: 'what the picture shows, for whoever does not see it' }),
  url: z.string().meta({ description: 'an address of this site, one that begins with https:, or empty' }),
  picture: servedPicture,
  until: instant.nullable().meta({ description: 'when it is no longer shown' }),
});
export type Banner = z.infer<typeof banner>;

export const bannerCalls = {
  banners: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getBanners',
    summary: 'The banners that are shown now, of one group or of all, in their order',
    module: 'COMM3',
    token: 'none',
    query: z.object({ groupName: bannerGroup.optional(), platform: z.literal('W').default('W') }),
    answer: z.array(banner),
    refusals: [],
  }),
} as const;
