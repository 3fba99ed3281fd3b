import { z } from 'zod';

/** What the environment says; README.md lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly token: string;
  /** Where orders are kept; null keeps none. */
  readonly dataDir: string | null;
  readonly seed: string;
  readonly hasControl: boolean;
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  TOKEN: z.string().min(16).max(200),
  DATA_DIR: z.string().min(1).optional(),
  SEED: z.string().min(1).max(64).default('ikka'),
  CONTROL: z.enum(['yes', 'no']).default('no'),
});

/** Reads the configuration. Throws an error of one line that names the variables, never their values. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
    throw new Error(`${names.join(', ')}: missing or malformed; README.md says what is expected.`);
  }
  const { PORT, HOST, TOKEN, DATA_DIR, SEED, CONTROL } = read.data;
  return {
    port: PORT,
    host: HOST,
    token: TOKEN,
    dataDir: DATA_DIR ?? null,
    seed: SEED,
    hasControl: CONTROL === 'yes',
  };
}
