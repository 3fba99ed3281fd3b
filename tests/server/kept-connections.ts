import { Agent, request } from 'node:http';

/** A few connections that stay open; what is sent beyond them waits for its turn. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** A request as it goes over the line. */
export interface BareRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** A file may come in place of JSON: it is read as null. */
  readonly mayBeFile?: boolean;
}

/** What came back: the status, and the body read as JSON. */
export interface BareAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends thousands of requests for little: a `fetch` of Node takes three times the processor's time, and often a connection of its
 * own. Rejects where the connection breaks or the answer is no JSON.
 */
export function sendKept(
  url: string,
  { method, headers, body, mayBeFile = false }: BareRequest,
): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        try {
          const isFile = mayBeFile && !response.headers['content-type']?.includes('json');
          resolve({
            status: response.statusCode ?? 0,
            body: isFile ? null : (JSON.parse(Buffer.concat(chunks).toString()) as unknown),
          });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
