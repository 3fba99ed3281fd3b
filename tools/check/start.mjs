// `npm run check` and `npm test` (--all). Plain JavaScript, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, findNode } from '../start/install.mjs';

const root = join(import.meta.dirname, '..', '..');

try {
  await ensureInstalled(root);
  const node = findNode(root);
  const child = spawn(node, [join(root, 'tools', 'check', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
