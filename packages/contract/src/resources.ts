import { z } from 'zod';
import { servedPicture } from './pictures.ts';

/**
 * What the site refers its visitors to. The first three are downloads, then ways to reach the house, links at the foot of
 * every page, and the logos of studios and of ways to pay.
 */
export const resourceTypes = [
  'IOS',
  'ANDROID',
  'IOS_LITE',
  'SERVICE',
  'SOCIAL',
  'EMAIL',
  'FOOTER_LINK',
  'GAME_LOGO',
  'PAYMENT_LOGO',
] as const;
export const resourceType = z.enum(resourceTypes);
export type ResourceType = z.infer<typeof resourceType>;

/** One of them, as the site's status gives it out; those of a type stand in their order. */
export const siteResource = z.object({
  resourceType,
  url: z
    .string()
    .meta({ description: 'a page of this site, https:, mailto: or tel:; empty for a bare logo' }),
  qrCodeUrl: z.string().meta({
    description:
      'what its QR code says: a page of this site (to be completed with its origin) or https:; empty for none',
  }),
  labelNameEn: z.string(),
  labelNameUr: z.string(),
  labelNameCn: z.string().meta({ description: 'as in English: the site has no Chinese' }),
  picture: servedPicture.nullable().meta({ description: 'a logo, where one was uploaded' }),
});
export type SiteResource = z.infer<typeof siteResource>;
