import { setPriority } from 'node:os';
import sharp from 'sharp';
import { draw } from './draw.ts';
import { type DrawingOrder, noPictureCode, writePictures } from './drawing-wire.ts';

/**
 * A process that draws one picture and ends. Whatever a stranger's file does to a decoder, it does to this one: a process with
 * bounded memory, without the house's secrets, its files' addresses or its connections, and gone with the picture.
 */
async function main(order: DrawingOrder): Promise<void> {
  setPriority(10);
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  const bare = await readPicture(order.bytes);
  const made = await draw(bare, order.drawing, order.seconds).catch(() => null);
  if (made === null) process.exit(noPictureCode);
  process.stdout.write(writePictures(made), () => process.exit(0));
}

function readPicture(length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let got = 0;
  return new Promise((resolve) => {
    process.stdin.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      got += chunk.length;
      if (got >= length) resolve(Buffer.concat(chunks));
    });
    // Nobody waits any more. An orderly exit would wait for the decoder's thread.
    process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
  });
}

await main(JSON.parse(process.argv[2] ?? '') as DrawingOrder);
