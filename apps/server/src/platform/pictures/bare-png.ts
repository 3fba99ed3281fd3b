import type { BareFile } from './bare-picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A chunk's length, name and checksum. */
const chunkBytes = 12;
/** Size, depth, colours, clear ones, the pixels, the end: what a picture is drawn from (PNG, third edition, 5.6). */
const kept: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Of each colour type (11.2.1): grey, true colour, a palette, grey and clear, true colour and clear. A palette may be clear too. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** The picture of a PNG, up to its end; null where it is none. What comes behind its end is not read. */
export function barePng(file: Buffer): BareFile | null {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Buffer[] = [signature];
  for (let at = signature.length; at + chunkBytes <= file.length; ) {
    const end = at + chunkBytes + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const isHead = chunks.length === 1;
    if (end > file.length || isHead !== (name === 'IHDR')) return null;
    if (kept.has(name)) chunks.push(file.subarray(at, end));
    if (name === 'IEND') return headOf(Buffer.concat(chunks));
    at = end;
  }
  return null;
}

function headOf(bytes: Buffer): BareFile | null {
  const head = signature.length + 8;
  const isWhole = bytes.readUInt32BE(signature.length) === 13;
  const perPixel = channels[bytes[head + 9] ?? -1];
  if (!isWhole || perPixel === undefined) return null;
  const depthBytes = bytes[head + 8] === 16 ? 2 : 1;
  return {
    bytes,
    width: bytes.readUInt32BE(head),
    height: bytes.readUInt32BE(head + 4),
    pixelBytes: perPixel * depthBytes,
  };
}
