import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { barePicture } from './bare-picture.ts';
import { drawApart } from './draw-apart.ts';
import type { DrawingOrder } from './drawing-wire.ts';
import { paperOf, squaresOf } from './index.ts';

const mebibyte = 1024 * 1024;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a24a' } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A PNG of any size from its bare parts: only its head says how large it is. */
function pngOf(width: number, height: number, rows: Buffer, beside: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...beside,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 60 bytes of a file for each megabyte that a decoder makes of them. */
function textBomb(name: 'zTXt' | 'iTXt', megabytes: number, times: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'a'), { level: 9 });
  const head = name === 'zTXt' ? 'Comment\0\0' : 'Comment\0\u0001\0\0\0';
  const bombs = Array.from({ length: times }, () =>
    chunk(name, Buffer.concat([Buffer.from(head, 'latin1'), packed])),
  );
  return pngOf(40, 40, Buffer.alloc(41 * 40), bombs);
}

/** The processes that we started and that run now. */
function childrenOfOurs(): string[] {
  return readdirSync('/proc/self/task').flatMap((task) =>
    textOfProcess(`self/task/${task}`, 'children').split(' ').filter(Boolean),
  );
}

/** What the system tells about a process; nothing, where it has ended meanwhile. */
function textOfProcess(process: string, of: 'children' | 'environ' | 'status'): string {
  try {
    return readFileSync(`/proc/${process}/${of}`, 'utf8');
  } catch {
    return '';
  }
}

/** The most memory that any process which we started held, of those that are there when we look. */
async function peakOfChildren(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = () => {
    for (const child of childrenOfOurs()) {
      const held = /VmHWM:\s*(\d+)/.exec(textOfProcess(child, 'status'))?.[1] ?? 0;
      peak = Math.max(peak, Number(held) * 1024);
    }
  };
  const timer = setInterval(look, 5);
  await work().finally(() => clearInterval(timer));
  return peak;
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

  describe.each(['zTXt', 'iTXt'] as const)('a picture whose %s unpacks to two gigabytes', (name) => {
    const bomb = textBomb(name, 40, 50);

    it('is drawn like any of its size: what is no pixel is not unpacked', async () => {
      expect(bomb.length).toBeGreaterThan(40 * 50 * 1000);
      expect(barePicture(bomb)?.length).toBeLessThan(300);
      const before = process.memoryUsage.rss();
      let made: unknown;
      const peak = await peakOfChildren(async () => {
        made = await paperOf(bomb, 2000);
      });
      expect(made).toMatchObject({ width: 40, height: 40 });
      expect(peak).toBeLessThan(200 * mebibyte);
      expect(process.memoryUsage.rss() - before).toBeLessThan(50 * mebibyte);
    });

    it('ends the process that draws it, and nothing else, where it comes to the decoder all the same', async () => {
      const limits = { seconds: 10, memoryMax: 128 * mebibyte };
      const small = await plain(64, 64).png().toBuffer();
      const drawing = { kind: 'paper', sideMax: 64 } as const;
      expect(await drawApart(small, drawing, limits)).toMatchObject([{ width: 64 }]);
      let made: unknown;
      const peak = await peakOfChildren(async () => {
        made = await drawApart(bomb, drawing, limits);
      });
      expect(made).toBe('notAnImage');
      expect(peak).toBeLessThan(300 * mebibyte);
      expect(await drawApart(small, drawing, limits)).toMatchObject([{ width: 64 }]);
    });
  });

  it.each([
    ['a photograph of a telephone on its side', () => plain(7300, 5400).jpeg({ quality: 50 }), 6],
    ['one that is written coarse first', () => plain(7300, 5400).jpeg({ progressive: true, quality: 50 }), 6],
    ['a clear drawing', () => plain(7300, 5400).png({ compressionLevel: 1 }), 1],
  ])('draws %s of forty million pixels within its memory', async (_what, make, orientation) => {
    const large = await make().withMetadata({ orientation }).toBuffer();
    const drawing = { kind: 'widths', widths: [160, 2160] } as const;
    // Only memory is tested: on a busy machine the process, which has a low priority, may take longer than uploads are given.
    const made = await drawApart(barePicture(large) ?? Buffer.of(), drawing, { seconds: 100 });
    if (typeof made === 'string') throw new Error(made);
    expect(made.map(({ width, type }) => [width, type])).toEqual([
      [160, 'image/avif'],
      [160, 'image/webp'],
      [2160, 'image/avif'],
      [2160, 'image/webp'],
    ]);
  });

  it('gives the drawing process none of what ours knows', async () => {
    process.env.SECRET_KEY = 'a secret of the house';
    let environment = '';
    let drawn = false;
    const drawing = drawApart(
      await plain(64, 64).png().toBuffer(),
      { kind: 'paper', sideMax: 64 },
      { seconds: 10 },
    ).finally(() => {
      drawn = true;
    });
    // A process that takes the place of another has no environment for a moment: we look for as long as it runs.
    while (!drawn) {
      for (const child of childrenOfOurs()) environment += textOfProcess(child, 'environ');
      await setImmediate();
    }
    await drawing;
    delete process.env.SECRET_KEY;
    expect(environment).toContain('MALLOC_ARENA_MAX');
    expect(environment).not.toContain('a secret of the house');
  });

  it('ends the drawing process with ours, whenever that is', async () => {
    const order: DrawingOrder = { drawing: { kind: 'paper', sideMax: 64 }, seconds: 10, bytes: 1_000 };
    const script = join(import.meta.dirname, 'drawing-process.ts');
    const child = spawn(process.execPath, [script, JSON.stringify(order)], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.write('half a picture');
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  });

  it('takes so many at once and says that it is busy beyond', async () => {
    const small = await plain(64, 64).png().toBuffer();
    const made = await Promise.all(Array.from({ length: 25 }, () => paperOf(small, 64)));
    expect(made.filter((one) => one === 'busy')).toHaveLength(3);
    expect(made.filter((one) => typeof one === 'object')).toHaveLength(22);
  }, 60_000);

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
