import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, openBench, plainPicture, saira } from '../content-test-bench.ts';

const day = 24 * 3_600_000;

describe('pictures of the house', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  const keep = async (upload: Uint8Array) => answered(await bench.one.keepPicture(upload, saira)).picture;
  const filesOf = (srcset: string) =>
    srcset.split(', ').map((entry) => {
      const [address = '', width = ''] = entry.split(' ');
      return { file: address.split('/').at(-1) ?? '', width: Number(width.replace('w', '')) };
    });

  it('[K20] draws each width that it has as AVIF and as WebP, and serves them for ever', async () => {
    const made = await keep(await plainPicture('#0a5', 800, 300));
    expect(made).toMatchObject({ width: 800, height: 300 });
    expect(made.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcset } of made.sources) {
      const files = filesOf(srcset);
      expect(files.map(({ width }) => width)).toEqual([160, 320, 640, 800]);
      for (const { file, width } of files) {
        const served = answered(await bench.two.servePicture(file));
        expect(served).toMatchObject({ type, cache: 'forever' });
        const drawn = await sharp(served.bytes).metadata();
        expect(drawn).toMatchObject({ width, format: type === 'image/avif' ? 'heif' : 'webp' });
        expect(drawn.exif).toBeUndefined();
      }
    }
    expect(made.src).toBe(`/wps/content/picture/${filesOf(made.sources[1]?.srcset ?? '').at(-1)?.file}`);
  });

  it('[K20] never draws one larger than it is, and turns it upright first', async () => {
    const lying = await sharp(await plainPicture('#123', 500, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await keep(lying);
    expect(made).toMatchObject({ width: 200, height: 500 });
    expect(filesOf(made.sources[0]?.srcset ?? '').map(({ width }) => width)).toEqual([160, 200]);
  });

  it('[K20] keeps what is clear in a logo clear', async () => {
    const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const made = await keep(logo);
    const served = answered(await bench.one.servePicture(made.src.split('/').at(-1) ?? ''));
    expect((await sharp(served.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('[K20] keeps the same picture once, whoever brings it at the same moment', async () => {
    const same = await plainPicture('#a05', 300, 100);
    const made = await Promise.all(
      [bench.one, bench.two, bench.one].map((content) => content.keepPicture(same, saira)),
    );
    expect(new Set(made.map((answer) => answered(answer).picture.id)).size).toBe(1);
    const [first] = made.map((answer) => answered(answer).picture.id);
    expect(await bench.actions(`picture:${first}`)).toEqual(['picture.kept saira']);
  });

  it.each([
    ['a program', async () => Buffer.from('MZ\u0090 this is no picture')],
    ['a drawing that could run', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a GIF',
      async () =>
        sharp(await plainPicture('#fff', 64, 64))
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP, which pages get and nobody brings',
      async () =>
        sharp(await plainPicture('#fff', 64, 64))
          .webp()
          .toBuffer(),
    ],
    [
      'a picture in its first bytes alone',
      async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    ],
    ['one cut short', async () => (await plainPicture('#777', 600, 400)).subarray(0, 900)],
    ['one too small to show', async () => plainPicture('#777', 16, 16)],
    ['a bomb: a few kilobytes that tell of 900 million pixels', async () => bomb(30_000, 30_000)],
  ])('[K21] keeps nothing of %s', async (_what, upload) => {
    const before = await bench.test.database.pool.query('SELECT count(*) FROM content.picture');
    expect(await bench.one.keepPicture(await upload(), saira)).toMatchObject({ code: 'upload.not_an_image' });
    expect((await bench.test.database.pool.query('SELECT count(*) FROM content.picture')).rows).toEqual(
      before.rows,
    );
  });

  it('[K20] serves no other file under a picture’s address, nor one under another type', async () => {
    const secret = await bench.files.put(Buffer.from('something else'));
    expect(await bench.one.servePicture(`${secret}.webp`)).toMatchObject({ code: 'file.unknown' });
    const { src } = await keep(await plainPicture('#456', 200, 100));
    const file = src.split('/').at(-1) ?? '';
    expect(await bench.one.servePicture(file.replace('.webp', '.avif'))).toMatchObject({
      code: 'file.unknown',
    });
  });

  it('[K22] forgets after a day what nothing shows, and nothing else', async () => {
    const used = await keep(await plainPicture('#00f', 200, 100));
    const unused = await keep(await plainPicture('#f00', 200, 100));
    answered(
      await bench.one.saveResource(
        {
          id: '0193a000-0000-7000-8000-00000000000a',
          version: 0,
          resourceType: 'PAYMENT_LOGO',
          label: { EN: 'Bank', UR: 'بینک' },
          url: '',
          qrCodeUrl: '',
          pictureId: used.id,
          isShown: true,
        },
        saira,
      ),
    );
    const isServed = async ({ src }: { src: string }) =>
      'bytes' in (await bench.two.servePicture(src.split('/').at(-1) ?? ''));
    bench.clock.advance(day);
    expect(await bench.one.tidyPictures()).toBe(0);
    bench.clock.advance(1);
    expect(await bench.one.tidyPictures()).toBeGreaterThan(0);
    expect([await isServed(used), await isServed(unused)]).toEqual([true, false]);
  });
});

/** A PNG whose head tells of many pixels and whose rows, all of them nothing, are packed to almost nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const out = Buffer.alloc(data.length + 12);
    out.writeUInt32BE(data.length);
    out.write(type, 4, 'latin1');
    data.copy(out, 8);
    out.writeUInt32BE(crc(out.subarray(4, data.length + 8)), data.length + 8);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(4_000_000), { level: 9 })),
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
