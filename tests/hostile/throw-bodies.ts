import { allCalls } from '@ikka/contract';
import type { SeededRandom } from '@ikka/test-kit';
import { exchangeBytes, type Farewell, readAnswers } from './exchange-bytes.ts';
import { hostileText, randomBytes } from './hostile-values.ts';
import { judge } from './judge.ts';
import type { Target, Throwing } from './throwing.ts';

const seats = ['/matchmake/joinOrCreate/lobby', '/matchmake/joinOrCreate/game', '/matchmake/create/lobby'];
const deeds = allCalls
  .filter(({ call }) => call.method !== 'GET')
  .map(({ call }) => call.path.replaceAll(/:\w+/g, '1'));

/** A body that is not what its headers say of it. */
export function hostileBody(random: SeededRandom, target: Target): Throwing {
  const path = random.int(3) === 0 ? random.pick(seats) : random.pick(deeds);
  const type = random.pick([
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
    hostileText(random)
      .replaceAll(/[^ -~]/gu, '')
      .slice(0, 100),
  ]);
  const { headers, body, farewell } = random.pick(kinds)(random);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${headers}\r\n\r\n`;
  return {
    what: `${head.slice(0, 300)}(${body.length} bytes, then ${farewell})`,
    async send() {
      const sent = Buffer.concat([Buffer.from(head, 'latin1'), body]);
      const { answer, isEnded } = await exchangeBytes(target.url, sent, farewell);
      const { statuses, lastBody } = readAnswers(answer);
      if (!isEnded) return { statuses, code: null, fault: 'the connection was never ended' };
      // What was cut off in the middle needs no answer; what was answered is answered as every call is.
      return statuses.length === 0 ? { statuses, code: null, fault: null } : judge(statuses, lastBody);
    },
  };
}

interface Made {
  readonly headers: string;
  readonly body: Buffer;
  readonly farewell: Farewell;
}

const cutOff: readonly Farewell[] = ['end', 'reset'];
const sized = (length: number | string) => `Content-Length: ${length}`;

const kinds: readonly ((random: SeededRandom) => Made)[] = [
  // Cut off in the middle.
  (random) => ({ headers: sized(100), body: Buffer.from('{"a":'), farewell: random.pick(cutOff) }),
  (random) => ({
    headers: sized(1e15),
    body: randomBytes(random, random.int(2_000)),
    farewell: random.pick(cutOff),
  }),
  // Longer than they say: the rest is the next request.
  () => ({ headers: sized(2), body: Buffer.from('{}GARBAGE\r\n\r\n'), farewell: 'end' }),
  () => ({ headers: sized(-1), body: Buffer.from('{}'), farewell: 'end' }),
  (random) => ({
    headers: `${sized(2)}\r\n${sized(3 + random.int(9))}`,
    body: Buffer.from('{}{}{}'),
    farewell: 'end',
  }),
  () => ({
    headers: `${sized(2)}\r\nTransfer-Encoding: chunked`,
    body: Buffer.from('0\r\n\r\n'),
    farewell: 'end',
  }),
  // In chunks that are none.
  (random) => ({
    headers: 'Transfer-Encoding: chunked',
    body: Buffer.concat([
      Buffer.from(`${random.pick(['zz', '-1', 'ffffffffffffffff', '5;'.padEnd(9_000, 'x')])}\r\n`),
      randomBytes(random, 40),
    ]),
    farewell: random.pick(cutOff),
  }),
  () => ({
    headers: 'Transfer-Encoding: gzip, chunked',
    body: Buffer.from('2\r\n{}\r\n0\r\n\r\n'),
    farewell: 'end',
  }),
  // Too large, with and without saying so.
  (random) => {
    const body = Buffer.alloc(100_000 + random.int(400_000), '[');
    return { headers: sized(body.length), body, farewell: 'end' };
  },
  (random) => {
    const chunk = Buffer.alloc(60_000, random.pick(['[', '"', '{']));
    const framed = Buffer.concat([
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]);
    return {
      headers: 'Transfer-Encoding: chunked',
      body: Buffer.concat(Array.from({ length: 6 }, () => framed)),
      farewell: 'end',
    };
  },
  // JSON that is none, or is more than it looks.
  (random) => whole(randomBytes(random, random.int(2_000))),
  (random) => whole(Buffer.from(JSON.stringify({ [hostileText(random)]: hostileText(random) }))),
  () => whole(Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}')),
  () => whole(Buffer.from('\ufeff{}')),
  () => whole(Buffer.from([0x22, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x22])),
  () => whole(Buffer.from(`{"a":1${',"a":1'.repeat(5_000)}}`)),
  () => whole(Buffer.from('1e999999999')),
  (random) => whole(Buffer.from('['.repeat(1 + random.int(100_000)))),
  // Compressed, it says.
  (random) => ({ ...whole(randomBytes(random, 200)), headers: `${sized(200)}\r\nContent-Encoding: gzip` }),
];

const whole = (body: Buffer): Made => ({ headers: sized(body.length), body, farewell: 'end' });
