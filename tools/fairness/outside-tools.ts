import { spawn } from 'node:child_process';
import { chiSquarePValue } from './chi-square.ts';
import { feed } from './feed.ts';

/** What a statistical program of others said of the bytes, or null when the program is not installed. */
export type OutsideReport = { readonly text: string; readonly isPassed: boolean } | null;

/** Feeds the bytes to `ent` and judges its chi-square of 256 byte values by the same bounds as our own tests. */
export async function runEnt(bytes: Iterable<Buffer>, pMin: number, pMax: number): Promise<OutsideReport> {
  const output = await pipeThrough('ent', ['-t'], bytes);
  if (output === null) return null;
  const row = output.trim().split('\n').at(-1)?.split(',').map(Number) ?? [];
  const [, byteCount = 0, entropy = 0, chiSquare = Number.NaN, mean = 0, pi = 0, correlation = 0] = row;
  const p = chiSquarePValue(chiSquare, 255);
  const text = [
    `${byteCount} bytes, entropy ${entropy} bits a byte, mean ${mean}, Monte Carlo pi ${pi}`,
    `serial correlation ${correlation}, chi-square ${chiSquare} of 255 degrees of freedom, p = ${p.toFixed(6)}`,
  ].join('\n  ');
  return { text, isPassed: p >= pMin && p <= pMax };
}

/** One of dieharder's tests by its number, or `-a` for all. A weak p-value is chance now and then; a failure never. */
export async function runDieharder(test: string, bytes: Iterable<Buffer>): Promise<OutsideReport> {
  const selection = test === '-a' ? ['-a'] : ['-d', test];
  const output = await pipeThrough('dieharder', ['-g', '200', ...selection], bytes);
  if (output === null) return null;
  const lines = output.split('\n').map((line) => line.trim());
  const verdicts = lines.filter((line) => /\b(?:PASSED|WEAK|FAILED)$/.test(line));
  const hasFailure = verdicts.some((line) => line.endsWith('FAILED'));
  return { text: verdicts.join('\n  '), isPassed: verdicts.length > 0 && !hasFailure };
}

/** Runs a program with the bytes on its input. It may stop reading when it has had enough. */
async function pipeThrough(
  program: string,
  args: readonly string[],
  bytes: Iterable<Buffer>,
): Promise<string | null> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const closed = new Promise<boolean>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    );
    child.once('close', () => resolve(true));
  });
  await feed(bytes, child.stdin);
  return (await closed) ? output : null;
}
