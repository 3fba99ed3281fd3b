import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes the bytes to a reader, which may stop reading when it has had enough: that is an end, not a fault. */
export async function feed(bytes: Iterable<Buffer>, reader: Writable): Promise<void> {
  try {
    await pipeline(Readable.from(bytes), reader);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPIPE' && code !== 'ECONNRESET' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
