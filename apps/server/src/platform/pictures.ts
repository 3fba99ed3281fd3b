import sharp, { type Sharp } from 'sharp';
import { createBoundedQueue } from './bounded-queue.ts';

/** A picture as the house keeps it: drawn anew from its pixels, so that nothing but pixels came along. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'image/avif';
  readonly width: number;
  readonly height: number;
}

/** Why nothing was kept: no picture that we read, or too many already being drawn. */
export type PictureFault = 'notAnImage' | 'busy';

/**
 * A picture's pixels are counted from its head before any of them is drawn: 40 million are the largest photograph of a
 * telephone, and 160 MB of memory at most.
 */
const pixelsMax = 40_000_000;
const sideMin = 32;
const secondsMax = 10;
/** For each size of a wide picture: AVIF is slow to write. */
const secondsOfManyMax = 30;

const queue = createBoundedQueue({ runningMax: 2, waitingMax: 20 });

/**
 * What was uploaded, cut to squares of these sides around its middle, largest first asked first answered. Metadata (place,
 * camera, thumbnails) and whatever else a file can carry stay behind.
 */
export function squaresOf(upload: Uint8Array, sides: readonly number[]): Promise<Picture[] | PictureFault> {
  return drawn(upload, (picture) =>
    sides.map((side) => picture.clone().resize(side, side, { fit: 'cover' }).webp({ quality: 82 })),
  );
}

/** What was uploaded, whole, no side longer than `sideMax`: for papers that somebody has to read. */
export async function paperOf(upload: Uint8Array, sideMax: number): Promise<Picture | PictureFault> {
  const made = await drawn(upload, (picture) => [
    picture
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 86 }),
  ]);
  return typeof made === 'string' ? made : (made[0] ?? 'notAnImage');
}

/**
 * What was uploaded, whole, once for each of these widths that it has (the largest that it has where it has none), as
 * AVIF and as WebP: for pictures that pages show in many sizes. What is clear stays clear.
 */
export function widthsOf(upload: Uint8Array, widths: readonly number[]): Promise<Picture[] | PictureFault> {
  return drawn(
    upload,
    (picture, { width }) => {
      const own = Math.min(width, Math.max(...widths));
      const drawnAt = [...widths.filter((one) => one < own), own];
      return drawnAt.flatMap((one) => [
        picture.clone().resize({ width: one }).avif({ quality: 55, effort: 2 }),
        picture.clone().resize({ width: one }).webp({ quality: 80 }),
      ]);
    },
    { secondsMax: secondsOfManyMax },
  );
}

interface Side {
  readonly width: number;
  readonly height: number;
}

async function drawn(
  upload: Uint8Array,
  draw: (picture: Sharp, upright: Side) => readonly Sharp[],
  limits = { secondsMax },
): Promise<Picture[] | PictureFault> {
  const format = formatOf(upload);
  if (format === null) return 'notAnImage';
  const turn = await queue.run(() => draws(upload, format, draw, limits.secondsMax));
  return turn === null ? 'busy' : turn.value;
}

async function draws(
  upload: Uint8Array,
  format: 'png' | 'jpeg',
  draw: (picture: Sharp, upright: Side) => readonly Sharp[],
  seconds: number,
): Promise<Picture[] | 'notAnImage'> {
  try {
    const source = sharp(upload, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 });
    const head = await source.metadata();
    if (head.format !== format || head.width < sideMin || head.height < sideMin) return 'notAnImage';
    // Cameras write which way is up beside the picture; it is turned before that note is left behind.
    const upright = source.autoOrient().toColourspace('srgb').timeout({ seconds });
    const made: Picture[] = [];
    for (const one of draw(upright, head.autoOrient)) {
      const { data, info } = await one.toBuffer({ resolveWithObject: true });
      const type = info.format === 'webp' ? 'image/webp' : 'image/avif';
      made.push({ bytes: data, type, width: info.width, height: info.height });
    }
    return made;
  } catch {
    // Cut short, too many pixels, too slow, or a picture in its first bytes alone: whatever it is, it is not kept.
    return 'notAnImage';
  }
}

/** By its first bytes, so that no decoder but these two ever sees what a stranger sent. */
function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | null {
  const begins = (...head: number[]) => head.every((byte, at) => bytes[at] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return begins(0xff, 0xd8, 0xff) ? 'jpeg' : null;
}
