import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paperOf, squaresOf } from './pictures.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a24a' } });

/** A PNG of any size from its bare parts: only its head says how large it is. */
function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('pictures', () => {
  it.each(['png', 'jpeg'] as const)('draws squares from the middle of a %s', async (format) => {
    const made = await squaresOf(await plain(300, 200).toFormat(format).toBuffer(), [96, 384]);
    if (typeof made === 'string') throw new Error(made);
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [96, 96],
      [384, 384],
    ]);
    for (const { bytes } of made) expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it('keeps papers whole, no larger than asked and never enlarged', async () => {
    const large = await paperOf(await plain(3000, 1500).jpeg().toBuffer(), 2000);
    expect(large).toMatchObject({ width: 2000, height: 1000 });
    expect(await paperOf(await plain(300, 150).png().toBuffer(), 2000)).toMatchObject({
      width: 300,
      height: 150,
    });
  });

  it('leaves behind where and with what a photograph was taken, and turns it upright', async () => {
    const camera = {
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 33/1 0/1' },
    };
    const photograph = await plain(200, 100)
      .withExif(camera)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).orientation).toBe(6);
    const made = await paperOf(photograph, 1000);
    if (typeof made === 'string') throw new Error(made);
    expect(made).toMatchObject({ width: 100, height: 200 });
    const metadata = await sharp(made.bytes).metadata();
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('draws a file that is two things at once anew: the second does not come along', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const polyglot = Buffer.concat([await plain(64, 64).png().toBuffer(), script]);
    const made = await paperOf(polyglot, 64);
    if (typeof made === 'string') throw new Error(made);
    expect(made.bytes.includes('<script>')).toBe(false);
    expect(made.bytes.includes('PK\u0003\u0004')).toBe(false);
  });

  it('refuses a bomb by the size that its head tells, before it goes off', async () => {
    const bomb = pngOf(40_000, 40_000, Buffer.alloc(5_001 * 1000));
    expect(bomb.length).toBeLessThan(20_000);
    const before = process.memoryUsage.rss();
    expect(await paperOf(bomb, 2000)).toBe('notAnImage');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>';
  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a programme under a picture’s name',
      async () => Buffer.from('MZ\u0090\u0000\u0003 this is no picture'),
    ],
    ['an SVG', async () => Buffer.from(svg)],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>')],
    ['a GIF', () => plain(64, 64).gif().toBuffer()],
    ['a WebP', () => plain(64, 64).webp().toBuffer()],
    [
      'a picture in its first bytes alone',
      async () => Buffer.from('\u0089PNG\r\n\u001a\n<script>', 'latin1'),
    ],
    ['half a picture', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900)],
    ['a speck', () => plain(8, 8).png().toBuffer()],
  ])('refuses %s', async (_what, make) => {
    expect(await squaresOf(await make(), [96])).toBe('notAnImage');
  });
});
