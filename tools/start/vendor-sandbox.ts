import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePortAfter } from './free-port.ts';
import type { Program } from './supervise.ts';

/** As the house calls the sandbox vendor. */
const code = 'SANDBOX';
const keyId = 'sandbox-1';
/** And the other vendor in the same process, who keeps his players' money himself. */
const purseCode = 'SANDBOX_PURSE';
const houseKeyId = 'house-1';

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
  const keyFile = keptKey(start.dataDir, 'vendor-sandbox');
  const houseKeyFile = keptKey(start.dataDir, 'vendor-sandbox-house');
  const housePublicFile = join(start.dataDir, 'vendor-sandbox', 'house.pem');
  const local = `http://127.0.0.1:${port}`;
  const list = join(start.dataDir, 'vendor-sandbox', 'vendors.json');
  mkdirSync(join(start.dataDir, 'vendor-sandbox'), { recursive: true });
  const entries = [vendorEntry(keyFile, local), purseEntry(keyFile, houseKeyFile, local)];
  // It holds the key with which the house signs; one of an earlier start may have been open to all.
  writeFileSync(list, JSON.stringify(entries, null, 2), { mode: 0o600 });
  chmodSync(list, 0o600);
  writeFileSync(housePublicFile, publicPem(houseKeyFile));
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
        PURSE_WALLET_URL: `http://127.0.0.1:${start.port}/vendor/wallet/${purseCode}`,
        HOUSE_KEY_ID: houseKeyId,
        HOUSE_PUBLIC_KEY_FILE: housePublicFile,
      },
    },
    serverEnv: { VENDOR_SANDBOX_FILE: list },
  };
}

function vendorEntry(keyFile: string, local: string) {
  const shown = process.env.VENDOR_SANDBOX_PUBLIC_URL ?? local;
  return {
    code,
    category: 'RNG',
    name: { EN: 'Sandbox', UR: 'مشق گاہ' },
    sort: 900,
    gameUrl: `${shown}/play`,
    catalogueUrl: `${local}/catalogue`,
    keys: [{ id: keyId, publicKey: publicPem(keyFile) }],
  };
}

function purseEntry(keyFile: string, houseKeyFile: string, local: string) {
  return {
    ...vendorEntry(keyFile, local),
    code: purseCode,
    name: { EN: 'Bazaar', UR: 'بازار' },
    sort: 910,
    catalogueUrl: `${local}/purse/catalogue`,
    transferWallet: {
      url: `${local}/purse`,
      keyId: houseKeyId,
      privateKey: readFileSync(houseKeyFile, 'utf8'),
      accountTypeId: 2,
    },
  };
}

const publicPem = (keyFile: string) =>
  createPublicKey(createPrivateKey(readFileSync(keyFile, 'utf8'))).export({ type: 'spki', format: 'pem' });

/** A key, made once and kept in the data folder, readable by its owner alone. */
function keptKey(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, `${name}.pem`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return path;
}
