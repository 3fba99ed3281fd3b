import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from './signatures.ts';

/** One webhook as the merchant of the tests received it. */
export interface Received {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly rawBody: string;
  readonly event: { readonly id: string; readonly type: string; readonly payment: Record<string, unknown> };
  isSignedWith(secret: string): boolean;
}

/** A merchant that takes webhooks and answers what `answer` says: a status, or null to leave the caller hanging. */
export async function startMerchant() {
  const received: Received[] = [];
  const merchant = { answer: (): number | null => 200 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const rawBody = Buffer.concat(chunks).toString('utf8');
    const header = (name: string) => String(request.headers[name]);
    const timestamp = header('webhook-timestamp');
    received.push({
      id: header('webhook-id'),
      timestamp,
      signature: header('webhook-signature'),
      rawBody,
      event: JSON.parse(rawBody),
      isSignedWith: (secret) => header('webhook-signature') === signWebhook(secret, timestamp, rawBody),
    });
    const status = merchant.answer();
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    answerWith(answer: () => number | null) {
      merchant.answer = answer;
    },
    forget() {
      received.length = 0;
      merchant.answer = () => 200;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
