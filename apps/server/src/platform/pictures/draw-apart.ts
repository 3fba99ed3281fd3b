import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type DrawingOrder, noPictureCode, readPictures } from './drawing-wire.ts';
import type { Drawing, Picture } from './picture.ts';

export interface DrawingLimits {
  readonly seconds: number;
  /** For the picture, in bytes: what Node takes to run at all is not counted. */
  readonly memoryMax?: number;
}

const mebibyte = 1024 * 1024;
/** The dearest picture that we take (forty million pixels on their side, in the widest sizes) needs half of it. */
const drawingMemoryMax = 512 * mebibyte;
/** V8 sets half a gigabyte aside for code, and each thread eight megabytes: counted by the system's limit, and hardly touched. */
const setAside = 640 * mebibyte;
/** A process takes a moment to begin and to end; a long one on a machine that is busy, for it has the lower priority. */
const aroundMs = 25_000;
const answerMax = 64 * 1024 * 1024;
const faultTextMax = 2_000;

const program = join(import.meta.dirname, 'drawing-process.ts');
/** Its own environment: ours holds secrets. */
const environment = {
  // Threads share one pool of memory, so that the limit binds what is used.
  MALLOC_ARENA_MAX: '1',
  // Where we read what was compiled before, it does too: with a small picture, stripping the types of its files takes 40 % of its time.
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};
/** The limit is set by the shell and lasts in what takes its place. It binds memory that is written, not what is merely set aside. */
const limited = 'ulimit -d "$1" && ulimit -c 0 && shift && exec "$@"';

/**
 * Draws a bare picture in a process of its own, which gets no more memory and no more time than this. The
 * process ends with the picture, with ours, and with any fault of its decoder; nothing of one picture is left for the next.
 */
export function drawApart(
  bare: Buffer,
  drawing: Drawing,
  { seconds, memoryMax = drawingMemoryMax }: DrawingLimits,
): Promise<Picture[] | 'notAnImage'> {
  const order: DrawingOrder = { drawing, seconds, bytes: bare.length };
  const kilobytes = String(Math.floor((setAside + memoryMax) / 1024));
  const node = [process.execPath, '--max-old-space-size=64', program, JSON.stringify(order)];
  const child = spawn('/bin/sh', ['-c', limited, 'sh', kilobytes, ...node], {
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(end, seconds * 1_000 + aroundMs);
  const answer: Buffer[] = [];
  let answered = 0;
  let faultText = '';
  child.stdout.on('data', (chunk: Buffer) => {
    answered += chunk.length;
    if (answered > answerMax) end();
    else answer.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    faultText = (faultText + chunk.toString()).slice(-faultTextMax);
  });
  // It may have ended before it read everything; how it ended says why.
  child.stdin.on('error', () => undefined);
  child.stdin.write(bare);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(readPictures(Buffer.concat(answer)));
      else if (code === noPictureCode || signal !== null) resolve('notAnImage');
      else reject(new Error(`the drawing process ended with ${code}: ${faultText}`));
    });
  });
}
