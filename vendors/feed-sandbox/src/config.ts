import { z } from 'zod';
import { type Chaos, chaosSchema } from './chaos.ts';

/** What the environment says; README.md lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where orders are kept; null keeps none. */
  readonly dataDir: string | null;
  readonly token: string;
  readonly seed: string;
  readonly factor: number;
  readonly hasCalendar: boolean;
  /** Null: there are no control calls. */
  readonly chaos: Chaos | null;
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  TOKEN: z.string().min(16).max(200),
  SEED: z.string().min(1).max(64).default('ikka'),
  TIME_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
  CALENDAR: z.enum(['yes', 'no']).default('yes'),
  CHAOS: z
    .string()
    .transform((text) => chaosSchema.parse(JSON.parse(text)))
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
    dataDir: data.DATA_DIR ?? null,
    token: data.TOKEN,
    seed: data.SEED,
    factor: data.TIME_FACTOR,
    hasCalendar: data.CALENDAR === 'yes',
    chaos: data.CHAOS ?? null,
  };
}
