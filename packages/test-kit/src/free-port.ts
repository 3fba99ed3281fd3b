import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system gives to connections that go out: such a port stays free until its server listens, seconds later. */
const portsFrom = 12_000;
const portsOfWorker = 1_250;
const workers = 16;
/** Each worker has ports of its own, and begins somewhere among them, for another run may be on the same machine. */
let nextPort = randomInt(portsOfWorker);

/** A port that nobody listens on, and that no other worker of this run is given. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % workers;
  for (;;) {
    nextPort = (nextPort + 1) % portsOfWorker;
    const port = portsFrom + worker * portsOfWorker + nextPort;
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
