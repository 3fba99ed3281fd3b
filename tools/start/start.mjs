// `npm start`, and with --dev `npm run dev`. Plain JavaScript on purpose: it must run on the Node that the machine has
// (20 or newer), before anything is installed. It installs what package-lock.json pins, then goes on in launch.ts or
// dev.ts on Node 24.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, findNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dev = process.argv.includes('--dev');
const launch = join(root, 'tools', 'start', dev ? 'dev.ts' : 'launch.ts');

try {
  await ensureInstalled(root);
  const node = findNode(root);
  if (node === process.execPath) {
    await import(pathToFileURL(launch).href);
  } else {
    continueOn(node);
  }
} catch (error) {
  console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/**
 * Runs the launcher on another Node and stands aside: signals are passed on (the launcher takes several within a
 * moment for one), and its end is ours.
 * @param {string} node
 */
function continueOn(node) {
  const child = spawn(node, [launch], { stdio: 'inherit', cwd: root });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(`npm start: ${node} does not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
    } else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}
