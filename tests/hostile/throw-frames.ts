import type { SeededRandom } from '@ikka/test-kit';
import { exchangeBytes, type Farewell, readAnswers } from './exchange-bytes.ts';
import { hostileText, randomBytes } from './hostile-values.ts';
import type { Target, Throwing } from './throwing.ts';

/** Frames as no page sends them, on a socket that a guest has opened as every page does. */
export function hostileFrame(random: SeededRandom, target: Target): Throwing {
  const { bytes, farewell, what } = random.pick(kinds)(random);
  return {
    what: `${what}: ${bytes.subarray(0, 40).toString('hex')} (${bytes.length} bytes, then ${farewell})`,
    async send() {
      const kept = await fetch(`${target.url}/matchmake/joinOrCreate/lobby`, { method: 'POST' });
      if (kept.status !== 200)
        return { statuses: [kept.status], code: null, fault: 'no seat was kept for a guest' };
      const { processId, roomId, sessionId } = (await kept.json()) as Record<string, string>;
      const handshake = [
        `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1`,
        'Host: x',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        '\r\n',
      ].join('\r\n');
      const { answer, isEnded } = await exchangeBytes(target.url, handshake, farewell, (heard) =>
        heard.includes('\r\n\r\n') ? bytes : null,
      );
      const { statuses } = readAnswers(answer);
      if (statuses[0] !== 101) return { statuses, code: null, fault: 'a guest was given no socket' };
      return { statuses, code: null, fault: isEnded ? null : 'the socket was not cut' };
    },
  };
}

interface Made {
  readonly what: string;
  readonly bytes: Buffer;
  readonly farewell: Farewell;
}

const final = 0x80;
const opcodes = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as RFC 6455 writes it, masked with zeros unless said otherwise. `claims` is the length that it tells of itself. */
function frame(
  first: number,
  payload: Buffer,
  { claims = payload.length, isMasked = true }: { claims?: number; isMasked?: boolean } = {},
): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const length =
    claims < 126
      ? Buffer.of(mask | claims)
      : claims < 65_536
        ? Buffer.of(mask | 126, claims >> 8, claims & 255)
        : Buffer.concat([Buffer.of(mask | 127), bigEndian(claims)]);
  return Buffer.concat([Buffer.of(first), length, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

function bigEndian(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

const binary = (payload: Buffer) => frame(final | opcodes.binary, payload);

/** As the library of rooms writes what it calls a message. */
function message(random: SeededRandom): Buffer {
  const type = Buffer.from(hostileText(random)).subarray(0, 40);
  const head = random.pick([
    Buffer.of(0xa0 | (type.length & 31)),
    Buffer.of(0xd9, type.length),
    Buffer.of(0xdb, 0xff, 0xff, 0xff, 0xff),
    Buffer.of(0xcf, 255, 255, 255, 255, 255, 255, 255, 255),
  ]);
  const said = random.pick([Buffer.alloc(0), Buffer.of(0xdd, 255, 255, 255, 255), randomBytes(random, 10)]);
  return Buffer.concat([Buffer.of(random.pick([13, 16, 17, 19, 20, 21, 9, 0, 255])), head, type, said]);
}

/** What the other side has to end by itself. */
const cut = (what: string, bytes: Buffer): Made => ({ what, bytes, farewell: 'wait' });

const kinds: readonly ((random: SeededRandom) => Made)[] = [
  (random) => cut('a message', binary(message(random))),
  (random) => cut('a message', binary(message(random))),
  (random) => cut('bytes', binary(randomBytes(random, 2 + random.int(60)))),
  () => cut('no byte', binary(Buffer.alloc(0))),
  (random) => cut('a byte that no page says', binary(Buffer.of(30 + random.int(200)))),
  (random) => cut('a text', frame(final | opcodes.text, randomBytes(random, 2 + random.int(50)))),
  (random) => cut('a frame that is too long', binary(randomBytes(random, 100 + random.int(40_000)))),
  () =>
    cut(
      'a frame that says it is endless',
      frame(final | opcodes.binary, Buffer.alloc(8), { claims: 2 ** 52 }),
    ),
  (random) => cut('no mask', frame(final | opcodes.binary, randomBytes(random, 9), { isMasked: false })),
  (random) => cut('a reserved kind', frame(final | random.pick([3, 4, 7, 11, 15]), Buffer.alloc(3))),
  (random) =>
    cut('reserved bits', frame(final | random.pick([0x10, 0x20, 0x40]) | opcodes.binary, Buffer.of(18))),
  () => cut('the rest of nothing', frame(final | opcodes.more, Buffer.of(18))),
  () => cut('a ping in parts', frame(opcodes.ping, Buffer.alloc(2))),
  () => cut('a ping that is too long', frame(final | opcodes.ping, Buffer.alloc(200))),
  (random) =>
    cut(
      'a close with a wrong code',
      frame(final | opcodes.close, Buffer.of(random.pick([0, 3, 255]), random.int(256))),
    ),
  () => cut('a close of one byte', frame(final | opcodes.close, Buffer.of(3))),
  (random) =>
    cut(
      'many',
      Buffer.concat(
        Array.from({ length: 60 }, () =>
          frame(final | random.pick([opcodes.ping, opcodes.pong]), Buffer.alloc(0)),
        ),
      ),
    ),
  () =>
    cut(
      'a page that says the same for ever',
      Buffer.concat(Array.from({ length: 60 }, () => binary(Buffer.of(18)))),
    ),
  () =>
    cut(
      'a thousand parts of nothing',
      Buffer.concat([
        frame(opcodes.binary, Buffer.alloc(0)),
        ...Array.from({ length: 1_000 }, () => frame(opcodes.more, Buffer.alloc(0))),
      ]),
    ),
  (random) => ({
    what: 'noise',
    bytes: randomBytes(random, 2 + random.int(600)),
    farewell: random.pick(['end', 'reset']),
  }),
  (random) => ({
    what: 'half a frame',
    bytes: frame(final | opcodes.binary, Buffer.of(1), { claims: 40 }),
    farewell: random.pick(['end', 'reset']),
  }),
];
