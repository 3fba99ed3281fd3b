import type { Drawing, Picture } from './picture.ts';

/** What the drawing process is told as its one argument; the picture follows on its standard input. */
export interface DrawingOrder {
  readonly drawing: Drawing;
  readonly seconds: number;
  /** How many bytes of a picture come. The line stays open behind them: its end is the end of whoever asked. */
  readonly bytes: number;
}

/** The exit code by which it says that this is no picture. Any other but 0 is a fault. */
export const noPictureCode = 3;

type Told = Omit<Picture, 'bytes'> & { readonly length: number };

/** What it answers on its standard output: how long the list is, the list, and the pictures one behind the other. */
export function writePictures(pictures: readonly Picture[]): Buffer {
  const told: Told[] = pictures.map(({ bytes, ...rest }) => ({ ...rest, length: bytes.length }));
  const list = Buffer.from(JSON.stringify(told));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(list.length);
  return Buffer.concat([head, list, ...pictures.map(({ bytes }) => bytes)]);
}

export function readPictures(answer: Buffer): Picture[] {
  const begin = 4 + answer.readUInt32BE();
  const told = JSON.parse(answer.toString('utf8', 4, begin)) as Told[];
  let at = begin;
  return told.map(({ length, ...rest }) => {
    at += length;
    return { ...rest, bytes: answer.subarray(at - length, at) };
  });
}
