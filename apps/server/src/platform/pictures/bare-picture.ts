import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';

/**
 * What a file's head tells of its picture, and the file with nothing but what its pixels are made of. Texts, profiles, places,
 * thumbnails and further pictures, which a decoder would unpack however large they are, are cut off unread.
 */
export interface BareFile {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** What one pixel takes where it lies in memory while it is drawn. */
  readonly pixelBytes: number;
}

/** 40 million are the largest photograph of a telephone. */
const pixelsMax = 40_000_000;
/** Those pixels with all that is made of one in a file of eight bits. */
const drawnBytesMax = pixelsMax * 4;
const sideMin = 32;

/** The upload's picture alone, or null: no PNG or JPEG, cut short, a speck, or more than we draw. Nothing is decoded for it. */
export function barePicture(upload: Uint8Array): Buffer | null {
  const file = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const bare = barePng(file) ?? bareJpeg(file);
  if (bare === null || Math.min(bare.width, bare.height) < sideMin) return null;
  const pixels = bare.width * bare.height;
  return pixels <= pixelsMax && pixels * bare.pixelBytes <= drawnBytesMax ? bare.bytes : null;
}
