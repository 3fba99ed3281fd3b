import { z } from 'zod';
import { call } from './call.ts';
import { contactTarget, linkTargetOrNone } from './links.ts';
import { pictureId, servedPicture } from './pictures.ts';
import { resourceType } from './resources.ts';
import { inLanguages, instant, localText, uuid, whole, wholeText } from './wire.ts';

/** How long a label may be, and how many of one type there may be. */
export const resourceLimits = { labelMax: 60, ofTypeMax: 40 } as const;

const label = z
  .string()
  .trim()
  .min(1)
  .max(resourceLimits.labelMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const resourceRow = z.object({
  id: uuid,
  resourceType,
  label: localText,
  url: z.string(),
  qrCodeUrl: z.string(),
  picture: servedPicture.nullable(),
  isShown: z.boolean(),
  version: z.number().int(),
  changedBy: z.string(),
  changedAt: instant,
});

/** The back office: downloads, contacts, links of the footer and logos. */
export const officeResourceCalls = {
  officeResources: call({
    method: 'GET',
    path: '/office/api/resources',
    summary: 'Everything that the site refers to, hidden ones too, by type and in their order',
    module: null,
    token: 'operator',
    permission: 'content.read',
    always: true,
    answer: z.object({ resources: z.array(resourceRow) }),
    refusals: [],
  }),
  officeSaveResource: call({
    method: 'PUT',
    path: '/office/api/resources/:id',
    summary: 'Add one behind the others of its type, or change one; the same again changes nothing',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: uuid }),
    body: z.object({
      version: whole().meta({ description: 'the version that was edited; 0 for a new one' }),
      resourceType: resourceType.meta({ description: 'counts for a new one alone' }),
      label: inLanguages(label),
      url: contactTarget.or(z.literal('')).meta({ description: 'may be empty for a logo alone' }),
      qrCodeUrl: linkTargetOrNone,
      pictureId: pictureId.nullable(),
      isShown: z.boolean(),
    }),
    answer: resourceRow,
    refusals: ['content.changed_meanwhile', 'content.full', 'resource.url_missing', 'picture.unknown'],
  }),
  officeRemoveResource: call({
    method: 'DELETE',
    path: '/office/api/resources/:id',
    summary: 'Take one away for good',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ id: uuid }),
    query: z.object({ version: wholeText(1) }),
    answer: z.object({}),
    refusals: ['content.unknown', 'content.changed_meanwhile'],
  }),
  officeArrangeResources: call({
    method: 'POST',
    path: '/office/api/resources/order/:resourceType',
    summary: 'Change the order of one type',
    module: null,
    token: 'operator',
    permission: 'content.write',
    always: true,
    params: z.object({ resourceType }),
    body: z.object({
      seen: z.array(uuid).max(resourceLimits.ofTypeMax),
      wanted: z.array(uuid).max(resourceLimits.ofTypeMax),
    }),
    answer: z.object({ resources: z.array(resourceRow) }),
    refusals: ['content.changed_meanwhile'],
  }),
} as const;
