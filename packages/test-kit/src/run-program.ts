import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compileCache = fileURLToPath(new URL('../../../.cache/compile', import.meta.url));
const startsWithinMs = 60_000;

/** A program on our own Node as its own process: what it writes, and its end. */
export interface RunningProgram {
  /** Zero where it could not be started. */
  readonly pid: number;
  /** Everything that it wrote so far. */
  output(): string;
  /** Waits for a line; fails where the program ends first, or says nothing of the kind for a minute. */
  until(line: RegExp): Promise<RegExpExecArray>;
  /** Asks it to end and waits; answers its exit code. */
  stop(): Promise<number | null>;
}

export function runProgram(program: readonly string[], ownEnv: NodeJS.ProcessEnv): RunningProgram {
  // What one process has compiled the next one reads, as after `npm start`.
  const env = { NODE_COMPILE_CACHE: compileCache, ...ownEnv };
  const child: ChildProcess = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const gone = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return {
    // One that could not be started has none, and never comes so far as to be asked.
    pid: child.pid ?? 0,
    output: () => text,
    until(line) {
      return new Promise((resolve, reject) => {
        const fail = (why: string) => reject(new Error(`${program.at(-1)} ${why}:\n${text.slice(-4_000)}`));
        const timer = setTimeout(() => fail('did not start in time'), startsWithinMs);
        const look = () => {
          const found = line.exec(text);
          if (found === null) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        gone.then((code) => fail(`ended with ${code}`));
        look();
      });
    },
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      return gone;
    },
  };
}
