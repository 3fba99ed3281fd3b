import { createHash } from 'node:crypto';
import { type Refusal, refuse, type ServedPicture } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import { widthsOf } from '../../../platform/pictures/index.ts';
import type { Author, ContentParts } from '../parts.ts';
import { pictureOf } from './served-picture.ts';
import { findPictures, insertPicture, type StoredPictureFile } from './store.ts';

/** What pages ask for: logos, banners in dialogs, the hero on a telephone and on the widest screens. */
const widths = [160, 320, 640, 960, 1440, 2160];

/**
 * Keeps what an operator uploaded, drawn anew in every width that it has. The same picture over again is the one that
 * is kept already.
 */
export async function keepPicture(
  { database, clock, audit, files }: ContentParts,
  upload: Uint8Array,
  by: Author,
): Promise<{ picture: ServedPicture } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
  const id = createHash('sha256').update(upload).digest('hex');
  const earlier = (await findPictures(database.db, [id])).get(id);
  if (earlier !== undefined) return { picture: pictureOf(earlier) };
  const made = await widthsOf(upload, widths);
  if (made === 'busy') return refuse('system.unavailable', { retryAfterSeconds: 2 });
  if (made === 'notAnImage') return refuse('upload.not_an_image');
  const rows: StoredPictureFile[] = [];
  for (const { bytes, type, width } of made)
    rows.push({ pictureId: id, name: await files.put(bytes), type, width });
  const largest = made.reduce((one, other) => (other.width > one.width ? other : one));
  await database.transaction(async (tx) => {
    const values = {
      id,
      width: largest.width,
      height: largest.height,
      keptBy: by.username,
      keptAt: clock.now(),
    };
    if (!(await insertPicture(tx, values, rows))) return;
    await audit.record(tx, {
      ...asOperator(by),
      action: 'picture.kept',
      subject: `picture:${id}`,
      after: { width: values.width, height: values.height, bytes: upload.length },
    });
  });
  const kept = (await findPictures(database.db, [id])).get(id);
  if (kept === undefined) throw new Error(`picture ${id} is not there after it was kept`);
  return { picture: pictureOf(kept) };
}
