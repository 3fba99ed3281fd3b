// The pinned dependencies and Node 24, brought by npm alone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileLocked } from './lock.mjs';

const nodeMajorWanted = 24;
const progressEveryMs = 5000;

/**
 * Installs exactly what package-lock.json says, unless the same lock was installed here for this kind of machine.
 * @param {string} root the project's folder
 */
export async function ensureInstalled(root) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) throw new Error(`Node 20 or newer is needed, this is ${process.versions.node}.`);
  const marker = join(root, 'node_modules', '.installed-lock');
  const wanted = fingerprint(root);
  if (isInstalled(marker, wanted)) return;
  if (npmInstalledIt(root)) {
    noteInstalled(marker, wanted);
    return;
  }
  assertWritable(root);
  await whileLocked(join(root, '.cache', 'install.lock'), 'installing the dependencies', async () => {
    if (isInstalled(marker, wanted)) return;
    await install(root);
    writeFileSync(marker, wanted);
  });
}

/**
 * The Node that runs the rest: the installed Node 24, or this one if it is new enough.
 * @param {string} root
 * @returns {string}
 */
export function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajorWanted) return process.execPath;
  const path = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(path)) return path;
  throw new Error(
    `Node ${nodeMajorWanted} comes with the dependencies only for Linux on x64 and arm64; ` +
      `on ${process.platform} ${process.arch} install Node ${nodeMajorWanted} and start again.`,
  );
}

/**
 * @param {string} root
 * @returns {string}
 */
function fingerprint(root) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/**
 * @param {string} marker
 * @param {string} wanted
 * @returns {boolean}
 */
function isInstalled(marker, wanted) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
}

/**
 * Whether somebody ran npm by hand after the lock changed. npm writes down what it installed at its very end; that must
 * hold every package of the lock in its version, those of other platforms apart.
 * @param {string} root
 * @returns {boolean}
 */
function npmInstalledIt(root) {
  const installedPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedPath)) return false;
  /** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} Packages */
  /** @type {{ packages: Packages }} */
  const installed = JSON.parse(readFileSync(installedPath, 'utf8'));
  /** @type {{ packages: Packages }} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(locked.packages).every(([path, wanted]) => {
    if (!/(^|\/)node_modules\//.test(path)) return true;
    const found = installed.packages[path];
    if (found === undefined) return wanted.optional === true;
    return (
      found.link === wanted.link && found.version === wanted.version && found.integrity === wanted.integrity
    );
  });
}

/**
 * @param {string} marker
 * @param {string} wanted
 */
function noteInstalled(marker, wanted) {
  try {
    writeFileSync(marker, wanted);
  } catch {
    // Another user's folder: the longer way is gone next time too.
  }
}

/** @param {string} root */
function assertWritable(root) {
  for (const path of [root, join(root, 'node_modules'), join(root, '.cache')]) {
    try {
      if (existsSync(path)) accessSync(path, constants.W_OK);
    } catch {
      throw new Error(`${path} cannot be written by this user; start as its owner, or give it to this user.`);
    }
  }
}

/**
 * `npm ci` with the npm that called us. Development packages too (the pages are built here, also for production);
 * no package's own install scripts: none is needed, and some would fetch from elsewhere.
 * @param {string} root
 * @returns {Promise<void>}
 */
function install(root) {
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { npm_execpath: npmPath, npm_node_execpath: npmNode } = process.env;
  const [command, ...before] =
    npmPath === undefined
      ? ['npm']
      : [npmNode !== undefined && existsSync(npmNode) ? npmNode : 'node', npmPath];
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log('Installing the dependencies (npm ci) ...');
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...options], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {string[]} */
    const output = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    const progress = setInterval(() => console.log(`  still installing (${seconds()} s)`), progressEveryMs);
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      child.kill(signal);
      process.exitCode = signal === 'SIGINT' ? 130 : 143;
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('error', (error) => reject(new Error(`npm cannot be run: ${error.message}`)));
    child.on('close', (code, signal) => {
      clearInterval(progress);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) {
        console.log(`  installed in ${seconds()} s`);
        resolve();
      } else if (process.exitCode !== undefined) {
        process.exit();
      } else {
        reject(new Error(`npm ci failed (${signal ?? code}):\n${output.join('').trim()}`));
      }
    });
  });
}
