import { createServer, type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@ikka/contract';
import { bareRefusal, type RefusalParts } from './send-refusal.ts';

/** How long a connection may take, in milliseconds. */
export interface ServeLimits {
  /** For a whole request, from its first byte to the last of its body. */
  readonly requestMs: number;
  /** For its headers alone. */
  readonly headersMs: number;
  /** Between two requests on one connection. */
  readonly idleMs: number;
}

/** A page that wants a socket, before anybody has agreed to it. */
export interface Upgrade {
  readonly socket: Socket;
  /** What came behind the headers. */
  readonly head: Buffer;
  /** Where a refusal is written; whoever agrees lets go of it first. */
  readonly response: ServerResponse;
}

/** The upgrades that are being decided on, by their requests. */
export type Upgrades = Pick<WeakMap<IncomingMessage, Upgrade>, 'get'>;

/** How often connections are looked through for those beyond their time: the most that a limit may be overstepped by. */
const checkEveryMs = 1_000;

type Handle = (request: IncomingMessage, response: never) => void;

/**
 * The HTTP server under the framework. The framework leaves every limit to whoever makes the server, so they stand here. A wish
 * for a socket takes the same way as a call, with `upgrades` telling it apart: the same addresses, gates and refusals hold. What
 * is refused before there is a request (`refuseBroken`) and by Node itself is answered in the contract's envelope too.
 */
export function serveRequests(
  handle: Handle,
  limits: ServeLimits,
  parts: RefusalParts,
): { readonly server: Server; readonly upgrades: Upgrades } {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const refuse = (response: ServerResponse, status: number, code: RefusalCode, request: IncomingMessage) => {
    const { headers, body } = bareRefusal(code, parts, request.headers.language);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: limits.headersMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: checkEveryMs,
      // Node would refuse such a request with an empty answer; it is refused below.
      requireHostHeader: false,
      // Any other upgrade is an offer that a server may pass over, such as curl's to speak HTTP/2.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    (request, response) => {
      if (request.headers.host === undefined && request.httpVersion === '1.1') {
        refuse(response, 400, 'request.malformed', request);
      } else handle(request, response as never);
    },
  );
  server.on('checkExpectation', (request, response) => refuse(response, 417, 'request.malformed', request));
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Node has let go of the connection: a fault on it is nobody's, unless it is heard here.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head, response });
    handle(request, response as never);
  });
  return { server, upgrades };
}

/** What Node could not read as a request at all, or waited for in vain; answered unless an answer is on its way already. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket, parts: RefusalParts): void {
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: ServerResponse };
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent === true) {
    socket.destroy(error);
    return;
  }
  const [status, code] = brokenBy[error.code ?? ''] ?? [400, 'request.malformed'];
  const { headers, body } = bareRefusal(code, parts);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

const brokenBy: Readonly<Record<string, readonly [number, RefusalCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'request.too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'request.too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request.malformed'],
};
