import { createServer, type ServerResponse } from 'node:http';

/** A message as the gateway was told it, each time that it was told. */
export interface ReceivedSms {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

/**
 * How the stand-in behaves towards one request.
 * - `accept`: takes the message, once for each id, and says so.
 * - `slow`: takes it, and says so only when `release` is called.
 * - `fail`: takes nothing and answers 500.
 * - `refuse`: takes nothing and answers 422.
 * - `lose_answer`: takes it, and drops the connection instead of answering.
 * - `duplicate`: takes nothing and answers 409, as for an id that it knows.
 */
export type SmsBehaviour = 'accept' | 'slow' | 'fail' | 'refuse' | 'lose_answer' | 'duplicate';

/** An SMS gateway on this machine: an outside company as our server sees it. */
export interface SmsStandIn {
  readonly url: string;
  readonly token: string;
  /** What a server's environment says so that it sends by this gateway. */
  readonly env: Readonly<Record<'SMS_URL' | 'SMS_TOKEN' | 'SMS_SENDER', string>>;
  /** How the next requests are met, one after the other; afterwards each is accepted again. */
  behave(...next: SmsBehaviour[]): void;
  /** Every request with the right token, repeats too, in their order. */
  readonly requests: readonly ReceivedSms[];
  /** What it sends to phones: each id once. */
  readonly delivered: readonly ReceivedSms[];
  /** Answers everything that waits. */
  release(): void;
  stop(): Promise<void>;
}

export async function startSmsStandIn(): Promise<SmsStandIn> {
  const token = 'the token of the stand-in';
  const requests: ReceivedSms[] = [];
  const delivered = new Map<string, ReceivedSms>();
  const next: SmsBehaviour[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method !== 'POST' || request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401).end();
      return;
    }
    const sms = JSON.parse(Buffer.concat(parts).toString('utf8')) as ReceivedSms;
    requests.push(sms);
    const behaviour = next.shift() ?? 'accept';
    if (behaviour === 'accept' || behaviour === 'slow' || behaviour === 'lose_answer') {
      if (!delivered.has(sms.id)) delivered.set(sms.id, sms);
    }
    if (behaviour === 'slow') waiting.push(response);
    else if (behaviour === 'lose_answer') request.socket.destroy();
    else response.writeHead({ accept: 202, fail: 500, refuse: 422, duplicate: 409 }[behaviour]).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening socket has a port');
  const url = `http://127.0.0.1:${address.port}/messages`;
  return {
    url,
    token,
    env: { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: 'Ikka' },
    behave: (...behaviours) => void next.push(...behaviours),
    requests,
    get delivered() {
      return [...delivered.values()];
    },
    release() {
      for (const response of waiting.splice(0)) response.writeHead(202).end('{}');
    },
    async stop() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
