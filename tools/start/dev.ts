// `npm run dev`: one address, as in the product. Pages come from Vite with hot reload, everything else from the server,
// which starts again when one of its files changes.
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { claimDataDir, waitForPrevious } from './claim-data-dir.ts';
import { dataSandboxFor } from './data-sandbox.ts';
import { freePortAfter } from './free-port.ts';
import { sandboxFor } from './payment-sandbox.ts';
import { stopLeftDatabase } from './stop-left-database.ts';
import { superviseAll } from './supervise.ts';
import { vendorSandboxFor } from './vendor-sandbox.ts';

const root = resolve(import.meta.dirname, '..', '..');
const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'data'));
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);

/** What the server answers by itself; every other address is a page's. */
const ofServer =
  /^\/(wps|lgw|lotto|office\/api|play\/api|vendor|docs|matchmake|rooms|\.well-known|healthz|readyz|metrics)(\/|\?|$)/;
const hotReload = '/hot-reload/';
const apps = [
  { name: 'play', base: '/play/' },
  { name: 'office', base: '/office/' },
  { name: 'site', base: '/' },
] as const;

mkdirSync(dataDir, { recursive: true, mode: 0o755 });
process.once('exit', claimDataDir(dataDir));
await waitForPrevious(dataDir);

const serverPort = await freePortAfter(port);
const front = createServer((incoming, answer) => void serve(incoming, answer));
const pages: { base: string; vite: ViteDevServer }[] = [];
for (const app of apps) {
  const vite = await createVite({
    root: join(root, 'apps', app.name),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: front, path: `${hotReload}${app.name}` } },
  });
  pages.push({ base: app.base, vite });
}
front.on('upgrade', (incoming, socket: Socket, head) => {
  if (incoming.url?.includes(hotReload) !== true) passUpgrade(incoming, socket, head);
});
front.listen(port, host, () => {
  console.log(`Site          http://${host}:${port}/\nBack office   http://${host}:${port}/office/`);
});

const sandbox = await sandboxFor({ root, dataDir, port, from: serverPort });
const vendor = await vendorSandboxFor({
  root,
  dataDir,
  port,
  from: Number(sandbox?.process.env.PORT ?? serverPort),
});
const feed = await dataSandboxFor('feed', {
  root,
  dataDir,
  from: Number(vendor?.process.env.PORT ?? sandbox?.process.env.PORT ?? serverPort),
});
const results = await dataSandboxFor('results', {
  root,
  dataDir,
  from: Number(feed?.process.env.PORT ?? vendor?.process.env.PORT ?? serverPort),
});
process.exitCode = await superviseAll({
  pidFile: join(dataDir, 'run', 'server.pid'),
  afterServer: () => stopLeftDatabase(dataDir),
  server: {
    name: 'server',
    nodeOptions: ['--watch', '--watch-preserve-output'],
    script: join(root, 'apps/server/src/main.ts'),
    env: {
      ...process.env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
      DATA_DIR: dataDir,
      ...sandbox?.serverEnv,
      ...vendor?.serverEnv,
      ...feed?.serverEnv,
      ...results?.serverEnv,
    },
  },
  others: [sandbox, vendor, feed, results].flatMap((other) => other?.process ?? []),
});
await Promise.all(pages.map(({ vite }) => vite.close()));
front.closeAllConnections();
front.close();

async function serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const url = incoming.url ?? '/';
  if (ofServer.test(url)) {
    passRequest(incoming, answer);
    return;
  }
  const page = pages.find(({ base }) => url.startsWith(base) || `${url}/` === base);
  if (page === undefined) {
    answer.writeHead(503).end('Starting.');
    return;
  }
  page.vite.middlewares(incoming, answer, () => answer.writeHead(404).end('Not found.'));
}

function passRequest(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = incoming;
  const passed = request({ host: '127.0.0.1', port: serverPort, method, path: url, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(503).end('The server is starting; try again.');
  });
  incoming.pipe(passed);
}

/** A WebSocket of the rooms, byte for byte. */
function passUpgrade(incoming: IncomingMessage, socket: Socket, head: Buffer): void {
  const target = connect(serverPort, '127.0.0.1', () => {
    const headers = incoming.rawHeaders
      .reduce<string[]>((lines, part, index) => {
        if (index % 2 === 0) lines.push(`${part}: ${incoming.rawHeaders[index + 1]}`);
        return lines;
      }, [])
      .join('\r\n');
    target.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers}\r\n\r\n`);
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  for (const [one, other] of [
    [socket, target],
    [target, socket],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
