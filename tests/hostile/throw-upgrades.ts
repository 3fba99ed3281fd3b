import type { SeededRandom } from '@ikka/test-kit';
import { exchangeBytes, readAnswers } from './exchange-bytes.ts';
import { hostileText, randomBytes } from './hostile-values.ts';
import { judge } from './judge.ts';
import type { Target, Throwing } from './throwing.ts';

const plain = (text: string) => text.replaceAll(/[^!-~]/gu, '').slice(0, 9_000);

/** A wish for a socket that nobody has a seat for, or that is no wish at all. */
export function hostileUpgrade(random: SeededRandom, target: Target): Throwing {
  const path = random.pick([
    '*:99999',
    '*',
    '/',
    '//',
    '/%zz/x?sessionId=y',
    '/a/b?sessionId=__proto__',
    '/a/constructor?sessionId=constructor',
    '/a/b?sessionId=c&reconnectionToken=d',
    'http://elsewhere.example/a/b?sessionId=c',
    '/matchmake/joinOrCreate/lobby',
    '/wps/system/status',
    `/${plain(hostileText(random))}/${plain(hostileText(random))}?sessionId=${plain(hostileText(random))}`,
    `/a/${'x'.repeat(random.int(20_000))}?sessionId=b`,
  ]);
  const lines = [
    `${random.pick(['GET', 'GET', 'GET', 'POST', 'OPTIONS', 'CONNECT', 'PRI', 'x'])} ${path} HTTP/${random.pick(['1.1', '1.1', '1.0', '2.0', '9'])}`,
    ...some(random, ['Host: x', 'Host: x', `Host: ${plain(hostileText(random))}`]),
    ...some(random, ['Connection: Upgrade', 'Connection: keep-alive, Upgrade', 'Connection: close']),
    ...some(random, ['Upgrade: websocket', 'Upgrade: WebSocket', 'Upgrade: h2c', 'Upgrade: \t,']),
    ...some(random, [
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Version: 8',
      'Sec-WebSocket-Version: 13, 8',
    ]),
    ...some(random, [
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      `Sec-WebSocket-Key: ${plain(hostileText(random))}`,
      'Sec-WebSocket-Key: x\r\nSec-WebSocket-Key: y',
    ]),
    ...some(random, [
      'Origin: https://elsewhere.example',
      'Origin: null',
      `Origin: ${plain(hostileText(random))}`,
    ]),
    ...some(random, [
      'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
      `Sec-WebSocket-Protocol: ${plain(hostileText(random))}`,
      'Content-Length: 5',
      'Expect: 100-continue',
      'Expect: wonders',
      `X: ${'x'.repeat(20_000)}`,
    ]),
  ];
  const behind = random.int(3) === 0 ? randomBytes(random, random.int(200)) : Buffer.alloc(0);
  const farewell = random.pick(['end', 'end', 'reset'] as const);
  return {
    what: `${lines.map((line) => line.slice(0, 120)).join(' | ')} (then ${farewell})`,
    async send() {
      const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), behind]);
      const { answer, isEnded } = await exchangeBytes(target.url, bytes, farewell);
      const { statuses, lastBody } = readAnswers(answer);
      if (!isEnded) return { statuses, code: null, fault: 'the connection was never ended' };
      if (statuses.includes(101)) return { statuses, code: null, fault: 'was let in' };
      return statuses.length === 0 ? { statuses, code: null, fault: null } : judge(statuses, lastBody);
    },
  };
}

/** Mostly the first, sometimes another, sometimes none. */
function some(random: SeededRandom, lines: readonly string[]): string[] {
  const at = random.int(10);
  if (at < 5) return lines.slice(0, 1);
  return at < 8 ? [random.pick(lines)] : [];
}
