import { createServer } from 'node:net';

/** How many ports after the given one are tried before any free one is taken. */
const portsTried = 20;
const usual = 3000;
const local = '127.0.0.1';

/** A free port of this machine, as near after the given one as can be. */
export async function freePortAfter(port: number): Promise<number> {
  const first = (Number.isInteger(port) && port > 0 && port < 65_000 ? port : usual) + 1;
  for (let candidate = first; candidate < first + portsTried; candidate += 1) {
    if ((await tryPort(candidate, local)) === candidate) return candidate;
  }
  const any = await tryPort(0, local);
  if (typeof any !== 'number') throw new Error(`no port is free on ${local}.`);
  return any;
}

/** The port that could be bound (for 0 any free one); else `taken`, or `refused` for another reason. */
export function tryPort(port: number, host: string): Promise<number | 'taken' | 'refused'> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRINUSE' ? 'taken' : 'refused');
    });
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 'refused'));
    });
  });
}
