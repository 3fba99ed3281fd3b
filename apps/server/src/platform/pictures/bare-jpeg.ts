import type { BareFile } from './bare-picture.ts';

/** The markers that count here (ITU-T T.81, table B.1). */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const APP14 = 0xee;
/** Frames that our decoder draws: baseline, extended, progressive. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables without which nothing is drawn: Huffman's, the quantisers, how often restarts come. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
/** In which of the colours' three ways a picture of four inks is written, nothing else says. */
const adobe = Buffer.from('Adobe');

/**
 * The picture of a JPEG, up to its end, with which way is up and nothing else of what stood beside it; null where it is none, or of
 * a kind that no camera writes.
 */
export function bareJpeg(file: Buffer): BareFile | null {
  if (file[0] !== 0xff || file[1] !== SOI) return null;
  const parts: Buffer[] = [];
  let frame: Buffer | null = null;
  let upright: number | null = null;
  for (let at = 2; ; ) {
    const marker = markerAt(file, at);
    if (marker === null) return null;
    if (marker.code === EOI) break;
    const body = marker.at + 2;
    if (body + 2 > file.length) return null;
    const end = body + file.readUInt16BE(body);
    if (end < body + 2 || end > file.length) return null;
    const content = file.subarray(body + 2, end);
    const segment = file.subarray(marker.at, end);
    at = end;
    if (frames.has(marker.code)) {
      if (frame !== null) return null;
      frame = content;
      parts.push(segment);
    } else if (marker.code === SOS) {
      at = endOfScan(file, end);
      parts.push(file.subarray(marker.at, at));
    } else if (tables.has(marker.code)) {
      parts.push(segment);
    } else if (marker.code === APP14 && content.subarray(0, adobe.length).equals(adobe)) {
      parts.push(segment);
    } else if (marker.code === APP1) {
      upright ??= orientationOf(content);
    } else if (!isBeside(marker.code)) {
      return null;
    }
  }
  if (frame === null || frame.length < 6) return null;
  return {
    bytes: Buffer.concat([
      Buffer.from([0xff, SOI]),
      orientationSegment(upright ?? 1),
      ...parts,
      Buffer.from([0xff, EOI]),
    ]),
    width: frame.readUInt16BE(3),
    height: frame.readUInt16BE(1),
    pixelBytes: frame[5] ?? 4,
  };
}

/** The marker that begins here; any number of filling bytes may stand before its code. */
function markerAt(file: Buffer, from: number): { readonly code: number; readonly at: number } | null {
  if (file[from] !== 0xff) return null;
  let at = from;
  while (file[at + 1] === 0xff) at += 1;
  const code = file[at + 1];
  return code === undefined ? null : { code, at };
}

/** Where a scan's coded pixels end: at the first marker that is neither a byte 0xff of theirs nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next === 0xff || next === 0 || (next >= 0xd0 && next <= 0xd7)) continue;
    return at;
  }
  return file.length;
}

/** What applications and people write beside a picture. */
const isBeside = (code: number): boolean => (code >= 0xe0 && code <= 0xef) || code === 0xfe;

const exif = Buffer.from('Exif\0\0');
const orientationTag = 0x0112;
const entryBytes = 12;

/** Which way is up by Exif (CIPA DC-008, 4.6.4): 1 to 8; null where it is not said in the first directory. */
function orientationOf(content: Buffer): number | null {
  if (!content.subarray(0, exif.length).equals(exif)) return null;
  const tiff = content.subarray(exif.length);
  if (tiff.length < 8) return null;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const isLittle = order === 'II';
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const entries = two(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * entryBytes;
    if (at + entryBytes > tiff.length) return null;
    if (two(at) !== orientationTag) continue;
    const value = two(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** Exif that says which way is up and no more. */
function orientationSegment(upright: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  // A short, one of it, on the left of its four bytes.
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(upright, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + exif.length + tiff.length]);
  return Buffer.concat([head, exif, tiff]);
}
