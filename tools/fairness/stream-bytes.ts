import { openStream } from '@ikka/fair';

const serverSeed = 'fedcba9876543210'.repeat(4);
const CHUNK_BYTES = 65_536;
const BLOCK_BYTES = 32;

/** The first 32 bytes of so many rounds in a row: what the games of one seed pair really draw from. */
export function* bytesOfRounds(byteCount: number): Generator<Buffer> {
  let nonce = 0;
  for (let done = 0; done < byteCount; done += CHUNK_BYTES) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, byteCount - done));
    for (let at = 0; at + BLOCK_BYTES <= chunk.length; at += BLOCK_BYTES, nonce += 1) {
      const stream = openStream({ serverSeed, clientSeed: 'rounds', nonce });
      for (let word = 0; word < BLOCK_BYTES; word += 4) chunk.writeUInt32BE(stream.u32(), at + word);
    }
    yield chunk;
  }
}

/** One stream without end: what a single long round, such as a shoe of many decks, draws from. */
export function* bytesOfOneStream(byteCount: number): Generator<Buffer> {
  const stream = openStream({ serverSeed, clientSeed: 'one long stream', nonce: 0 });
  for (let done = 0; done < byteCount; done += CHUNK_BYTES) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, byteCount - done));
    for (let at = 0; at + 4 <= chunk.length; at += 4) chunk.writeUInt32BE(stream.u32(), at);
    yield chunk;
  }
}
