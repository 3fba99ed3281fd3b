/**
 * Plays rounds over HTTP as fast as they are answered, in a process of its own:
 *   node tools/bench/load-bets.ts < { "url", "tokens": [play session tokens], "path", "bodies", "connections", "seconds", "most" }
 * and prints one line { "bets", "seconds", "p50Ms", "p99Ms", "other": { status: count } }. A token is never used by two
 * connections at once. The client is a bare socket: on a machine of two cores a heavy one would be what is measured.
 */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { percentile } from './figures.ts';

interface Order {
  readonly url: string;
  readonly tokens: readonly string[];
  /** What is asked, and with what: one after another in turn, each under a key of its own. */
  readonly path: string;
  readonly bodies: readonly object[];
  readonly connections: number;
  readonly seconds: number;
  /** It ends after so many as well. */
  readonly most?: number;
}

const BETS_MAX = 5_000_000;

const order = JSON.parse(await text(process.stdin)) as Order;
const { hostname, port } = new URL(order.url);
const tails = order.bodies.map((one) => {
  const body = JSON.stringify(one);
  return (key: string) =>
    `Content-Length: ${Buffer.byteLength(body)}\r\nIdempotency-Key: ${key}\r\n\r\n${body}`;
});
const most = Math.min(order.most ?? BETS_MAX, BETS_MAX);
const heads = order.tokens.map(
  (token) =>
    `POST ${order.path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nLanguage: EN\r\nAuthorization: Bearer ${token}\r\n`,
);
const waits: number[] = [];
let asked = 0;
const other: Record<string, number> = {};
const startedAt = performance.now();
const until = startedAt + order.seconds * 1_000;
const lanes = Array.from({ length: order.connections }, (_, lane) => play(lane));
await Promise.all(lanes);
console.log(
  JSON.stringify({
    bets: waits.length,
    seconds: (performance.now() - startedAt) / 1_000,
    p50Ms: percentile(waits, 0.5),
    p99Ms: percentile(waits, 0.99),
    other,
  }),
);

/** One connection with its own share of the tokens, one request at a time. */
function play(lane: number): Promise<void> {
  const mine = heads.filter((_, index) => index % order.connections === lane);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let turn = 0;
    let sentAt = 0;
    let received = '';
    const ask = (): void => {
      if (performance.now() >= until || waits.length >= most) {
        socket.end(() => resolve());
        return;
      }
      sentAt = performance.now();
      const tail = tails[asked++ % tails.length];
      socket.write(`${mine[turn++ % mine.length]}${tail?.(v7())}`);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk;
      const status = completeStatus(received);
      if (status === undefined) return;
      if (status === '200' && received.includes('"success":true')) waits.push(performance.now() - sentAt);
      else count(socket, status, received);
      received = '';
      ask();
    });
  });
}

/** The status of a whole answer, or undefined while some of it is still on its way. */
function completeStatus(received: string): string | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${received.slice(0, end)}`);
  return received.length >= end + 4 + Number(length) ? received.slice(9, 12) : undefined;
}

function count(socket: Socket, status: string, received: string): void {
  const key = status === '200' ? 'refused' : status;
  other[key] = (other[key] ?? 0) + 1;
  if (other[key] === 1)
    console.error(`first ${key}: ${received.slice(received.indexOf('\r\n\r\n') + 4, 400)}`);
  if (status === '401') socket.destroy(new Error('a play session was not accepted'));
}
