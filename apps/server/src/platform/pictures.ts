import sharp, { type Sharp } from 'sharp';
import { createBoundedQueue } from './bounded-queue.ts';

/** A picture as the house keeps it: drawn anew from its pixels, so that nothing but pixels came along. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/webp';
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

async function drawn(
  upload: Uint8Array,
  draw: (picture: Sharp) => readonly Sharp[],
): Promise<Picture[] | PictureFault> {
  const format = formatOf(upload);
  if (format === null) return 'notAnImage';
  const turn = await queue.run(() => draws(upload, format, draw));
  return turn === null ? 'busy' : turn.value;
}

async function draws(
  upload: Uint8Array,
  format: 'png' | 'jpeg',
  draw: (picture: Sharp) => readonly Sharp[],
): Promise<Picture[] | 'notAnImage'> {
  try {
    const source = sharp(upload, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 });
    const head = await source.metadata();
    if (head.format !== format || head.width < sideMin || head.height < sideMin) return 'notAnImage';
    // Cameras write which way is up beside the picture; it is turned before that note is left behind.
    const upright = source.autoOrient().toColourspace('srgb').timeout({ seconds: secondsMax });
    const made: Picture[] = [];
    for (const one of draw(upright)) {
      const { data, info } = await one.toBuffer({ resolveWithObject: true });
      made.push({ bytes: data, type: 'image/webp', width: info.width, height: info.height });
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
