import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePortAfter } from './free-port.ts';
import type { Program } from './supervise.ts';

/** As the house calls the sandbox vendor. */
const code = 'SANDBOX';
const keyId = 'sandbox-1';

/**
 * The sandbox game vendor beside the server: its process, and the list by which the server knows it. None in production, unless
 * VENDOR_SANDBOX_ALLOWED=yes: whoever holds its key could pay wins as he likes.
 */
export async function vendorSandboxFor(start: {
  readonly root: string;
  readonly dataDir: string;
  /** Where the server is reached. */
  readonly port: number;
  /** The port after which a free one is looked for; the server's unless told. */
  readonly from?: number;
}): Promise<{ process: Program; serverEnv: NodeJS.ProcessEnv } | undefined> {
  const { env } = process;
  if (env.NODE_ENV === 'production' && env.VENDOR_SANDBOX_ALLOWED !== 'yes') return undefined;
  const port = env.VENDOR_SANDBOX_PORT ?? String(await freePortAfter(start.from ?? start.port));
  const keyFile = keptKey(start.dataDir);
  const local = `http://127.0.0.1:${port}`;
  const list = join(start.dataDir, 'vendor-sandbox', 'vendors.json');
  mkdirSync(join(start.dataDir, 'vendor-sandbox'), { recursive: true });
  writeFileSync(list, JSON.stringify([vendorEntry(keyFile, local)], null, 2));
  const site = env.PUBLIC_URL ?? `http://127.0.0.1:${start.port} http://localhost:${start.port}`;
  return {
    process: {
      name: 'vendor sandbox',
      script: join(start.root, 'vendors/sandbox/src/main.ts'),
      // An outside company: it gets what a vendor tells it, and nothing of the server's own environment.
      env: {
        PATH: env.PATH,
        PORT: port,
        DATA_DIR: join(start.dataDir, 'vendor-sandbox'),
        WALLET_URL: `http://127.0.0.1:${start.port}/vendor/wallet/${code}`,
        KEY_ID: keyId,
        PRIVATE_KEY_FILE: keyFile,
        SITE_URL: site,
      },
    },
    serverEnv: { VENDOR_SANDBOX_FILE: list },
  };
}

function vendorEntry(keyFile: string, local: string) {
  const publicKey = createPublicKey(createPrivateKey(readFileSync(keyFile, 'utf8')));
  const shown = process.env.VENDOR_SANDBOX_PUBLIC_URL ?? local;
  return {
    code,
    category: 'RNG',
    name: { EN: 'Sandbox', UR: 'مشق گاہ' },
    sort: 900,
    gameUrl: `${shown}/play`,
    catalogueUrl: `${local}/catalogue`,
    keys: [{ id: keyId, publicKey: publicKey.export({ type: 'spki', format: 'pem' }) }],
  };
}

/** The vendor's key, made once and kept in the data folder, readable by its owner alone. */
function keptKey(dataDir: string): string {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, 'vendor-sandbox.pem');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return path;
}
