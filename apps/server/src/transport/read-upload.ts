import { Buffer } from 'node:buffer';
import { type Refusal, refuse } from '@ikka/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Reads the bare bytes of an upload, no more than `maxBytes`. Called once the gates are passed, so that whoever may not
 * make the call fills no memory. Of what is too large nothing is kept, but it is read to its end, for a browser hears an
 * answer only when it has sent everything; Node ends a request that takes too long.
 */
export async function readUpload(
  request: FastifyRequest,
  types: readonly string[],
  maxBytes: number,
): Promise<Buffer | Refusal<'request.malformed' | 'upload.too_large' | 'upload.not_an_image'>> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const stream = request.raw;
  const tooLarge = () =>
    refuse('upload.too_large', { maxBytes, maxMegabytes: Math.floor((maxBytes / 1_048_576) * 10) / 10 });
  if (!types.includes(type)) {
    stream.resume();
    return refuse('upload.not_an_image', { types });
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    stream.resume();
    return tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    // The sender went away in the middle.
    return refuse('request.malformed', { problems: [{ path: 'file', problem: 'incomplete' }] });
  }
  return size > maxBytes ? tooLarge() : Buffer.concat(chunks, size);
}
