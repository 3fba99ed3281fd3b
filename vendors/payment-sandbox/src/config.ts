import { z } from 'zod';
import { type Chaos, chaosSchema } from './chaos.ts';

/** What the environment says; README.md lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly merchantName: string;
  readonly merchantKeyId: string;
  readonly merchantSecret: string;
  readonly webhookUrl: string;
  /** Where payers reach this process; `null` means the address that it listens on. */
  readonly publicUrl: string | null;
  /** `null` leaves the control calls out entirely. */
  readonly chaos: Chaos | null;
}

const webAddress = z.url({ protocol: /^https?$/ });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1),
  MERCHANT_NAME: z.string().min(1).max(60).default('Merchant'),
  MERCHANT_KEY_ID: z.string().regex(/^[\w.-]{1,64}$/),
  MERCHANT_SECRET: z.string().min(32).max(256),
  WEBHOOK_URL: webAddress,
  PUBLIC_URL: webAddress.optional(),
  CHAOS: z.string().optional(),
});

const expectations: { readonly [name: string]: string } = {
  PORT: 'a port number, or 0 for any free one',
  HOST: 'an address to listen on',
  DATA_DIR: 'a folder that this process may write',
  MERCHANT_NAME: 'a name of 1 to 60 characters',
  MERCHANT_KEY_ID: '1 to 64 letters, digits, dots, dashes or underscores',
  MERCHANT_SECRET: 'a secret of 32 to 256 characters',
  WEBHOOK_URL: 'the http(s) address that takes our webhooks',
  PUBLIC_URL: 'the http(s) address under which payers reach this process',
  CHAOS: 'a JSON object of the switches in README.md',
};

/** Reads the configuration. Throws an error of one line that names the variable and what it expects. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env);
  if (!read.success) throw expected(String(read.error.issues[0]?.path[0]));
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    merchantName: data.MERCHANT_NAME,
    merchantKeyId: data.MERCHANT_KEY_ID,
    merchantSecret: data.MERCHANT_SECRET,
    webhookUrl: data.WEBHOOK_URL,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    chaos: data.CHAOS === undefined ? null : readChaos(data.CHAOS),
  };
}

function readChaos(text: string): Chaos {
  try {
    return chaosSchema.parse(JSON.parse(text));
  } catch {
    throw expected('CHAOS');
  }
}

function expected(name: string): Error {
  return new Error(`${name} is missing or malformed: expected ${expectations[name] ?? 'another value'}.`);
}
