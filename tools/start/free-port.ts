import { createServer } from 'node:net';

/** How many ports after the given one are tried before any free one is taken. */
const portsTried = 20;
const usual = 3000;

/** A free port of this machine, as near after the given one as can be. */
export async function freePortAfter(port: number): Promise<number> {
  const first = (Number.isInteger(port) && port > 0 && port < 65_000 ? port : usual) + 1;
  for (let candidate = first; candidate < first + portsTried; candidate += 1) {
    if ((await tryPort(candidate)) !== undefined) return candidate;
  }
  const any = await tryPort(0);
  if (any === undefined) throw new Error('no port is free on 127.0.0.1.');
  return any;
}

/** The port that was bound (the given one, or for 0 any), or undefined when it is taken. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}
