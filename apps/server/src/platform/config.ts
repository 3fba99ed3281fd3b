import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    message: `an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  });
const yesNo = z.enum(['yes', 'no']).transform((answer) => answer === 'yes');
const role = z.enum(['web', 'rooms', 'jobs']);
export type Role = z.infer<typeof role>;

/** Every variable of the environment that the server reads, with what it expects in words. */
const variables = {
  PORT: [port.default(3000), 'a port number, 0 for any free one'],
  HOST: [z.string().min(1).default('127.0.0.1'), 'an address to listen on, such as 0.0.0.0'],
  PUBLIC_URL: [
    url('http', 'https').optional(),
    'the address by which players reach the site, such as https://ikka.example',
  ],
  DATA_DIR: [z.string().min(1).default('data'), 'a folder for the embedded database and the secrets'],
  DATABASE_URL: [url('postgres', 'postgresql').optional(), 'postgres://user:password@host:5432/database'],
  REDIS_URL: [url('redis', 'rediss').optional(), 'redis://host:6379'],
  ROLES: [
    z
      .string()
      .default('web,rooms,jobs')
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(role).min(1)),
    'a list of web, rooms and jobs, separated by commas',
  ],
  NODE_ENV: [
    z.enum(['development', 'production', 'test']).default('development'),
    'development, production or test',
  ],
  LOG_LEVEL: [
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'trace, debug, info, warn, error, fatal or silent',
  ],
  SECRET_KEY: [z.string().min(32).optional(), 'at least 32 characters that nobody can guess'],
  ROOMS_ADDRESS: [
    z.string().min(1).optional(),
    'host:port by which browsers reach the rooms of this very process',
  ],
  TRUST_PROXY: [z.string().min(1).optional(), 'addresses of the proxies whose X-Forwarded-For is believed'],
  COUNTRY_HEADER: [
    z.string().min(1).optional(),
    'name of the header in which the proxy tells the visitor’s country',
  ],
  LEDGER_LANES: [z.coerce.number().int().min(1).max(16).default(1), 'a number of ledger lanes from 1 to 16'],
  RATE_LIMIT_FACTOR: [z.coerce.number().min(0.01).max(100_000).default(1), 'a factor on every rate limit'],
  METRICS_TOKEN: [z.string().min(16).optional(), 'a bearer token of at least 16 characters for /metrics'],
  SMS_URL: [url('http', 'https').optional(), 'the address of the SMS gateway, http:// or https://'],
  SMS_TOKEN: [z.string().min(8).optional(), 'the SMS gateway’s bearer token, at least 8 characters'],
  SMS_SENDER: [
    z
      .string()
      .regex(/^\+?[0-9A-Za-z ]{3,15}$/)
      .optional(),
    'the sender that receivers of SMS see: a number or 3 to 15 letters and digits',
  ],
  SMTP_URL: [
    url('smtp', 'smtps').optional(),
    'smtp://user:password@host:587 or smtps://user:password@host:465',
  ],
  MAIL_FROM: [
    z
      .string()
      .regex(/^([^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?$/)
      .optional(),
    'the sender of mail, such as no-reply@ikka.example or Ikka <no-reply@ikka.example>',
  ],
  GOOGLE_CLIENT_ID: [z.string().min(1).optional(), 'the client id that Google gave the site'],
  GOOGLE_CLIENT_SECRET: [z.string().min(1).optional(), 'the client secret that Google gave the site'],
  FACEBOOK_CLIENT_ID: [z.string().min(1).optional(), 'the app id that Facebook gave the site'],
  FACEBOOK_CLIENT_SECRET: [z.string().min(1).optional(), 'the app secret that Facebook gave the site'],
  FIREBASE_API_KEY: [z.string().min(1).optional(), 'the web API key of the Firebase project'],
  RECAPTCHA_URL: [
    url('http', 'https').default('https://www.recaptcha.net/recaptcha/api.js'),
    'the address of the script of reCAPTCHA, http:// or https://',
  ],
  PAYMENT_SANDBOX_URL: [url('http', 'https').optional(), 'the address of the payment sandbox'],
  PAYMENT_SANDBOX_KEY_ID: [z.string().min(1).optional(), 'the key id given by the payment sandbox'],
  PAYMENT_SANDBOX_SECRET: [z.string().min(16).optional(), 'the secret shared with the payment sandbox'],
  BTCPAY_URL: [url('http', 'https').optional(), 'the address of the BTCPay Server, http:// or https://'],
  BTCPAY_STORE_ID: [z.string().min(1).optional(), 'the id of its store'],
  BTCPAY_API_KEY: [
    z.string().min(16).optional(),
    'its API key, which may create and view invoices of that store',
  ],
  BTCPAY_WEBHOOK_SECRET: [z.string().min(16).optional(), 'the secret of its webhook'],
  PAYMENT_SANDBOX_ALLOWED: [yesNo.optional(), 'yes or no: whether the sandbox may be used in production'],
  VENDORS_FILE: [z.string().min(1).optional(), 'the path of the list of outside vendors (docs/operating.md)'],
  VENDOR_SANDBOX_FILE: [z.string().min(1).optional(), 'the path of the sandbox vendor’s list'],
  VENDOR_SANDBOX_ALLOWED: [
    yesNo.optional(),
    'yes or no: whether the sandbox vendor may be used in production',
  ],
  SPORTS_FEED_URL: [url('http', 'https').optional(), 'the address of the sports feed, http:// or https://'],
  SPORTS_COUPON_URL: [
    url('http', 'https').optional(),
    'the address of a football coupon, http:// or https://',
  ],
  SPORTS_COUPON_KEY: [z.string().min(16).optional(), 'the key that its provider gave'],
  SPORTS_FEED_TOKEN: [z.string().min(16).optional(), 'the token that its provider gave'],
  FEED_SANDBOX_URL: [url('http', 'https').optional(), 'the address of the feed sandbox'],
  FEED_SANDBOX_TOKEN: [z.string().min(16).optional(), 'the token shared with the feed sandbox'],
  FEED_SANDBOX_ALLOWED: [yesNo.optional(), 'yes or no: whether the feed sandbox may be used in production'],
  RESULTS_URL: [url('http', 'https').optional(), 'the address of the lottery results, http:// or https://'],
  RESULTS_TOKEN: [z.string().min(16).optional(), 'the token that their provider gave'],
  RESULTS_SANDBOX_URL: [url('http', 'https').optional(), 'the address of the results sandbox'],
  RESULTS_SANDBOX_TOKEN: [z.string().min(16).optional(), 'the token shared with the results sandbox'],
  RESULTS_SANDBOX_ALLOWED: [
    yesNo.optional(),
    'yes or no: whether the results sandbox may be used in production',
  ],
} as const satisfies { readonly [name: string]: readonly [z.ZodType, string] };

type Variables = typeof variables;
export type Config = { readonly [Name in keyof Variables]: z.output<Variables[Name][0]> };

/**
 * Reads the configuration from an environment. Answers a list of problems, a line for each variable that is
 * missing or malformed, which names it and what it expects; never the value, which may be a secret.
 */
export function readConfig(environment: NodeJS.ProcessEnv): { config: Config } | { problems: string[] } {
  const config: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, [schema, expected]] of Object.entries(variables)) {
    const text = environment[name];
    const parsed = schema.safeParse(text === '' ? undefined : text);
    if (parsed.success) config[name] = parsed.data;
    else problems.push(`${name}: expected ${expected}`);
  }
  if (problems.length > 0) return { problems };
  const read = config as Config;
  if (read.NODE_ENV === 'production' && read.SECRET_KEY === undefined) {
    problems.push(`SECRET_KEY: expected ${variables.SECRET_KEY[1]} (in production it is never made up)`);
  }
  if (
    read.NODE_ENV === 'production' &&
    read.PAYMENT_SANDBOX_URL !== undefined &&
    !read.PAYMENT_SANDBOX_ALLOWED
  ) {
    problems.push(
      'PAYMENT_SANDBOX_URL: expected to be unset in production, or PAYMENT_SANDBOX_ALLOWED=yes beside it',
    );
  }
  if (
    read.NODE_ENV === 'production' &&
    read.VENDOR_SANDBOX_FILE !== undefined &&
    !read.VENDOR_SANDBOX_ALLOWED
  ) {
    problems.push(
      'VENDOR_SANDBOX_FILE: expected to be unset in production, or VENDOR_SANDBOX_ALLOWED=yes beside it',
    );
  }
  if (read.NODE_ENV === 'production' && read.FEED_SANDBOX_URL !== undefined && !read.FEED_SANDBOX_ALLOWED) {
    problems.push(
      'FEED_SANDBOX_URL: expected to be unset in production, or FEED_SANDBOX_ALLOWED=yes beside it',
    );
  }
  if (
    read.NODE_ENV === 'production' &&
    read.RESULTS_SANDBOX_URL !== undefined &&
    !read.RESULTS_SANDBOX_ALLOWED
  ) {
    problems.push(
      'RESULTS_SANDBOX_URL: expected to be unset in production, or RESULTS_SANDBOX_ALLOWED=yes beside it',
    );
  }
  const sandbox = [read.PAYMENT_SANDBOX_URL, read.PAYMENT_SANDBOX_KEY_ID, read.PAYMENT_SANDBOX_SECRET];
  if (sandbox.some((part) => part !== undefined) && sandbox.some((part) => part === undefined)) {
    problems.push(
      'PAYMENT_SANDBOX_URL: expected together with PAYMENT_SANDBOX_KEY_ID and PAYMENT_SANDBOX_SECRET',
    );
  }
  problems.push(
    ...halfSet(read, ['BTCPAY_URL', 'BTCPAY_STORE_ID', 'BTCPAY_API_KEY', 'BTCPAY_WEBHOOK_SECRET']),
  );
  problems.push(...halfSet(read, ['SPORTS_FEED_URL', 'SPORTS_FEED_TOKEN']));
  problems.push(...halfSet(read, ['SPORTS_COUPON_URL', 'SPORTS_COUPON_KEY']));
  problems.push(...halfSet(read, ['FEED_SANDBOX_URL', 'FEED_SANDBOX_TOKEN']));
  problems.push(...halfSet(read, ['RESULTS_URL', 'RESULTS_TOKEN']));
  problems.push(...halfSet(read, ['RESULTS_SANDBOX_URL', 'RESULTS_SANDBOX_TOKEN']));
  problems.push(...halfSet(read, ['SMS_URL', 'SMS_TOKEN', 'SMS_SENDER']));
  problems.push(...halfSet(read, ['SMTP_URL', 'MAIL_FROM']));
  problems.push(...halfSet(read, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']));
  problems.push(...halfSet(read, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']));
  return problems.length > 0 ? { problems } : { config: read };
}

/** Variables that are of use together only: what is said when some of them are set and others are not. */
function halfSet(read: Config, names: readonly [keyof Config, ...(keyof Config)[]]): string[] {
  const missing = names.filter((name) => read[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map(
    (name) => `${name}: expected together with ${names.filter((other) => other !== name).join(' and ')}`,
  );
}
