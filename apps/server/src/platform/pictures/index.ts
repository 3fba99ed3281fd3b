import { createBoundedQueue } from '../bounded-queue.ts';
import { barePicture } from './bare-picture.ts';
import { drawApart } from './draw-apart.ts';
import type { Drawing, Picture } from './picture.ts';

export type { Picture } from './picture.ts';

/** Why nothing was kept: no picture that we read, or too many already being drawn. */
export type PictureFault = 'notAnImage' | 'busy';

const secondsMax = 10;
/** For each size of a wide picture: AVIF is slow to write. */
const secondsOfManyMax = 30;

/** Each is drawn by a process of its own: so many at once take a known part of the machine. */
const queue = createBoundedQueue({ runningMax: 2, waitingMax: 20 });

/**
 * What was uploaded, cut to squares of these sides around its middle, largest first asked first answered. Metadata (place,
 * camera, thumbnails) and whatever else a file can carry stay behind.
 */
export function squaresOf(upload: Uint8Array, sides: readonly number[]): Promise<Picture[] | PictureFault> {
  return drawn(upload, { kind: 'squares', sides });
}

/** What was uploaded, whole, no side longer than `sideMax`: for papers that somebody has to read. */
export async function paperOf(upload: Uint8Array, sideMax: number): Promise<Picture | PictureFault> {
  const made = await drawn(upload, { kind: 'paper', sideMax });
  return typeof made === 'string' ? made : (made[0] ?? 'notAnImage');
}

/**
 * What was uploaded, whole, once for each of these widths that it has (the largest that it has where it has none), as
 * AVIF and as WebP: for pictures that pages show in many sizes. What is clear stays clear.
 */
export function widthsOf(upload: Uint8Array, widths: readonly number[]): Promise<Picture[] | PictureFault> {
  return drawn(upload, { kind: 'widths', widths }, secondsOfManyMax);
}

async function drawn(
  upload: Uint8Array,
  drawing: Drawing,
  seconds = secondsMax,
): Promise<Picture[] | PictureFault> {
  const bare = barePicture(upload);
  if (bare === null) return 'notAnImage';
  const turn = await queue.run(() => drawApart(bare, drawing, { seconds }));
  return turn === null ? 'busy' : turn.value;
}
