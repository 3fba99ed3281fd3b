import { z } from 'zod';
import { bannerGroup } from './banners.ts';
import { call, pictureTypes } from './call.ts';
import { linkTargetOrNone } from './links.ts';
import { pictureId, servedPicture } from './pictures.ts';
import { inLanguages, instant, localText, uuid, whole, wholeText } from './wire.ts';

/** How long the words of a banner may be, and how many may stand in a group. */
export const bannerLimits = { titleMax: 60, textMax: 160, altMax: 160, ofGroupMax: 20 } as const;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const said = (max: number) => inLanguages(line(max).min(1));

const bannerRow = z.object({
  id: uuid,
  groupName: bannerGroup,
  picture: servedPicture,
  title: localText.nullable(),
  text: localText.nullable(),
  alt: localText,
  url: z.string(),
  from: instant.nullable(),
  until: instant.nullable(),
  isShown: z.boolean(),
  state: z.enum(['hidden', 'scheduled', 'shown', 'over']),
  version: z.number().int(),
  changedBy: z.string(),
  changedAt: instant,
});

/** The back office: the pictures of the house and its banners. */
export const officeBannerCalls = {
  officeUploadPicture: call({
    method: 'POST',
    path: '/office/api/pictures',
    summary: 'Keep a picture for a banner or a logo; it is drawn anew in every width that pages ask for',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    limit: { points: 60, perSeconds: 600 },
    upload: { types: pictureTypes },
    answer: z.object({ picture: servedPicture }),
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  officeBanners: call({
    method: 'GET',
    path: '/office/api/banners',
    summary: 'Every banner of every group, in their order',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    answer: z.object({ banners: z.array(bannerRow) }),
    refusals: [],
  }),
  officeSaveBanner: call({
    method: 'PUT',
    path: '/office/api/banners/:id',
    summary: 'Add a banner behind the others of its group, or change one; the same again changes nothing',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: uuid }),
    body: z.object({
      version: whole().meta({ description: 'the version that was edited; 0 for a new banner' }),
      groupName: bannerGroup.meta({ description: 'counts for a new banner alone' }),
      pictureId,
      title: said(bannerLimits.titleMax).nullable(),
      text: said(bannerLimits.textMax).nullable(),
      alt: said(bannerLimits.altMax),
      url: linkTargetOrNone,
      from: instant.nullable(),
      until: instant.nullable(),
      isShown: z.boolean(),
    }),
    answer: bannerRow,
    refusals: ['content.changed_meanwhile', 'content.full', 'content.ends_too_soon', 'picture.unknown'],
  }),
  officeRemoveBanner: call({
    method: 'DELETE',
    path: '/office/api/banners/:id',
    summary: 'Take a banner away for good',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: uuid }),
    query: z.object({ version: wholeText(1) }),
    answer: z.object({}),
    refusals: ['content.unknown', 'content.changed_meanwhile'],
  }),
  officeArrangeBanners: call({
    method: 'POST',
    path: '/office/api/banners/order/:groupName',
    summary: 'Change the order of a group',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ groupName: bannerGroup }),
    body: z.object({
      seen: z.array(uuid).max(bannerLimits.ofGroupMax),
      wanted: z.array(uuid).max(bannerLimits.ofGroupMax),
    }),
    answer: z.object({ banners: z.array(bannerRow) }),
    refusals: ['content.changed_meanwhile'],
  }),
} as const;
