import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process has started and that still run, each with what it runs. */
export function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => child.trim() !== '')
    .map((child) => `${child} ${readFileSync(`/proc/${child}/comm`, 'utf8').trim()}`)
    .sort();
}

/** Bytes of memory that a process has for itself. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}

/** Loaded into a server beside its program: at a signal it sweeps away what no longer serves, so that it can be weighed. */
const sweeper = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const sweep = runInNewContext('gc');
  process.on('SIGUSR2', () => sweep());
`;
export const weighable: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sweeper)}`,
};

const figures = ['heap_size_used', 'external_memory'].map(
  (name) => new RegExp(`^ikka_nodejs_${name}_bytes (\\S+)$`, 'm'),
);

/** The bytes that a `weighable` server holds, as it tells itself, with all swept away that no longer serves. */
export async function weigh({ pid, url }: { readonly pid: number; readonly url: string }): Promise<number> {
  const read = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return figures.reduce((sum, figure) => sum + Number(figure.exec(text)?.[1]), 0);
  };
  process.kill(pid, 'SIGUSR2');
  // The sweep is done when a request is heard again; a second one takes what the first has let go of.
  await read();
  process.kill(pid, 'SIGUSR2');
  await read();
  return read();
}
