import { z } from 'zod';
import { call, servedFile } from './call.ts';

/** What the house serves its own pictures as: the first that a browser knows is taken. */
export const servedPictureTypes = ['image/avif', 'image/webp'] as const;

/** A picture in every width that it was drawn in; `<picture>` takes the sources as they stand. */
export const servedPicture = z.object({
  id: z.string(),
  width: z.number().int().meta({ description: 'of the largest, so that a page can keep its place' }),
  height: z.number().int(),
  src: z.string().meta({ description: 'WebP of a middling width, for whoever reads no sources' }),
  sources: z.array(
    z.object({
      type: z.enum(servedPictureTypes),
      srcset: z.string().meta({ example: '/wps/content/picture/0a…f.avif 480w, …' }),
    }),
  ),
});
export type ServedPicture = z.infer<typeof servedPicture>;

/** An id of a kept picture, as an upload answered it. */
export const pictureId = z.string().regex(/^[0-9a-f]{64}$/);

export const pictureCalls = {
  contentPicture: call({
    method: 'GET',
    path: '/wps/content/picture/:file',
    summary: 'The bytes of a picture of the house, under an address that names its content and never changes',
    module: 'COMM3',
    token: 'none',
    always: true,
    limit: { points: 1_200, perSeconds: 60 },
    params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.(avif|webp)$/) }),
    download: servedPictureTypes,
    answer: servedFile,
    refusals: ['file.unknown'],
  }),
} as const;
