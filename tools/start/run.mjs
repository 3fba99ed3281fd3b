// node tools/start/run.mjs <script.ts> [arguments]: runs one of the project's programs on its own Node, after installing
// what it needs. Plain JavaScript, because it runs on the Node that the machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, findNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

try {
  await ensureInstalled(root);
  const child = spawn(findNode(root), process.argv.slice(2), { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
