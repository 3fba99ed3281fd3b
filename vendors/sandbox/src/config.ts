import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Chaos, chaosSchema } from './chaos.ts';
import { purseChaosSchema } from './purse/chaos.ts';
import type { PurseConfig } from './purse/start-purse.ts';

/** What the environment says; README.md lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The house's seamless wallet, up to and with our own code. */
  readonly walletUrl: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** Where the house's pages come from, which may show ours in a frame. */
  readonly siteUrls: readonly string[];
  /** `null`: everything goes as it should. */
  readonly chaos: Chaos | null;
  /** `null`: we keep no purses. */
  readonly purse: PurseConfig | null;
}

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1),
  WALLET_URL: webAddress,
  KEY_ID: z.string().regex(/^[\w.-]{1,64}$/),
  PRIVATE_KEY_FILE: z.string().transform((path) => createPrivateKey(readFileSync(path, 'utf8'))),
  SITE_URL: z
    .string()
    .transform((text) => text.split(' '))
    .pipe(z.array(webAddress).min(1)),
  CHAOS: z
    .string()
    .transform((text) => chaosSchema.parse(JSON.parse(text)))
    .optional(),
  PURSE_WALLET_URL: webAddress.optional(),
  HOUSE_KEY_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  HOUSE_PUBLIC_KEY_FILE: z
    .string()
    .transform((path) => createPublicKey(readFileSync(path, 'utf8')))
    .optional(),
  PURSE_CHAOS: z
    .string()
    .transform((text) => purseChaosSchema.parse(JSON.parse(text)))
    .optional(),
});

/** Reads the configuration. Throws an error of one line that names the variable, never its value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(environment.shape)) {
    try {
      values[name] = (shape as z.ZodType).parse(env[name]);
    } catch {
      throw new Error(`${name} is missing or malformed; README.md says what it expects.`);
    }
  }
  const data = values as z.output<typeof environment>;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    walletUrl: data.WALLET_URL,
    keyId: data.KEY_ID,
    privateKey: data.PRIVATE_KEY_FILE,
    siteUrls: data.SITE_URL,
    chaos: data.CHAOS ?? null,
    purse: purseOf(data),
  };
}

function purseOf(data: z.output<typeof environment>): PurseConfig | null {
  if (data.PURSE_WALLET_URL === undefined) return null;
  if (data.HOUSE_KEY_ID === undefined || data.HOUSE_PUBLIC_KEY_FILE === undefined)
    throw new Error('HOUSE_KEY_ID and HOUSE_PUBLIC_KEY_FILE belong to PURSE_WALLET_URL; README.md says why.');
  return {
    walletUrl: data.PURSE_WALLET_URL,
    house: { keyId: data.HOUSE_KEY_ID, publicKey: data.HOUSE_PUBLIC_KEY_FILE },
    chaos: data.PURSE_CHAOS ?? null,
  };
}
