import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../platform/office-acts.ts';
import { paperOf } from '../../platform/pictures/index.ts';
import type { Author, PromotionParts } from './parts.ts';
import { addressesOf, type PictureAddresses } from './promotion.ts';
import { insertPicture } from './store.ts';

const imageSide = 1440;
const smallSide = 720;

/** Keeps a picture for promotions in two sizes, drawn anew from its pixels. It stays where nobody sees it until it is published. */
export async function uploadPicture(
  { database, clock, audit, files }: PromotionParts,
  upload: Uint8Array,
  by: Author,
): Promise<PictureAddresses | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const [image, small] = [await paperOf(upload, imageSide), await paperOf(upload, smallSide)];
  if (image === 'busy' || small === 'busy') return refuse('system.unavailable', { retryAfterSeconds: 2 });
  if (image === 'notAnImage' || small === 'notAnImage') return refuse('upload.not_an_image');
  const [file, smallFile] = [await files.put(image.bytes), await files.put(small.bytes)];
  await database.transaction(async (tx) => {
    const picture = { file, small: smallFile, uploadedBy: by.username, uploadedAt: clock.now() };
    if (!(await insertPicture(tx, picture))) return;
    await audit.record(tx, {
      ...asOperator(by),
      action: 'promotion.picture_uploaded',
      subject: `picture:${file}`,
      after: { file, small: smallFile },
    });
  });
  const addresses = addressesOf(file, smallFile);
  if (addresses === null) throw new Error('a picture that was kept has no address');
  return addresses;
}
