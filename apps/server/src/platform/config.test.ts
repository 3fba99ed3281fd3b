import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (environment: NodeJS.ProcessEnv) => {
  const outcome = readConfig(environment);
  return 'problems' in outcome ? outcome.problems : outcome.config;
};

describe('configuration', () => {
  it('has a default for everything that one machine needs', () => {
    expect(read({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: 'data',
      ROLES: ['web', 'rooms', 'jobs'],
      NODE_ENV: 'development',
    });
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'players.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REDIS_URL', 'localhost:6379'],
    ['ROLES', 'web,cooking'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['SECRET_KEY', 'short'],
    ['LEDGER_LANES', '0'],
    ['PAYMENT_SANDBOX_ALLOWED', 'maybe'],
    ['SMS_URL', 'sms.example'],
    ['SMS_TOKEN', 'short'],
    ['SMS_SENDER', 'Ikka\u0007'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['RECAPTCHA_URL', 'recaptcha.example/api.js'],
  ])('names %s when it is %s, without repeating the value', (name, value) => {
    const problems = read({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining(`${name}: expected `)]);
    expect(JSON.stringify(problems)).not.toContain(`${value}"`);
  });

  it('makes up no secret in production, and lets no sandbox in unasked', () => {
    const sandbox = {
      PAYMENT_SANDBOX_URL: 'http://127.0.0.1:1',
      PAYMENT_SANDBOX_KEY_ID: 'k',
      PAYMENT_SANDBOX_SECRET: 's'.repeat(16),
    };
    const production = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) };
    expect(read({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('SECRET_KEY')]);
    expect(read({ ...production, ...sandbox })).toEqual([expect.stringContaining('PAYMENT_SANDBOX_URL')]);
    expect(read({ ...production, ...sandbox, PAYMENT_SANDBOX_ALLOWED: 'yes' })).toMatchObject({ PORT: 3000 });
    expect(read({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:1' })).toEqual([
      expect.stringContaining('together with'),
    ]);
    const feed = { FEED_SANDBOX_URL: 'http://127.0.0.1:1', FEED_SANDBOX_TOKEN: 't'.repeat(16) };
    expect(read({ ...production, ...feed })).toEqual([expect.stringContaining('FEED_SANDBOX_URL')]);
    expect(read({ ...production, ...feed, FEED_SANDBOX_ALLOWED: 'yes' })).toMatchObject({ PORT: 3000 });
    const results = { RESULTS_SANDBOX_URL: 'http://127.0.0.1:1', RESULTS_SANDBOX_TOKEN: 't'.repeat(16) };
    expect(read({ ...production, ...results })).toEqual([expect.stringContaining('RESULTS_SANDBOX_URL')]);
    expect(read({ ...production, ...results, RESULTS_SANDBOX_ALLOWED: 'yes' })).toMatchObject({ PORT: 3000 });
  });

  it('wants what belongs together for SMS and for mail, and asks for neither', () => {
    const sms = { SMS_URL: 'https://sms.example/send', SMS_TOKEN: 't'.repeat(8), SMS_SENDER: 'Ikka' };
    const mail = { SMTP_URL: 'smtp://u:p@mail.example:587', MAIL_FROM: 'Ikka <no-reply@ikka.example>' };
    expect(read({ ...sms, ...mail })).toMatchObject({ ...sms, ...mail });
    expect(read({ ...sms, SMS_TOKEN: '' })).toEqual([
      'SMS_TOKEN: expected together with SMS_URL and SMS_SENDER',
    ]);
    expect(read({ MAIL_FROM: mail.MAIL_FROM })).toEqual(['SMTP_URL: expected together with MAIL_FROM']);
  });

  it('wants what belongs together for BTCPay Server', () => {
    const btcpay = {
      BTCPAY_URL: 'https://btcpay.example',
      BTCPAY_STORE_ID: 'store',
      BTCPAY_API_KEY: 'k'.repeat(40),
      BTCPAY_WEBHOOK_SECRET: 's'.repeat(24),
    };
    expect(read(btcpay)).toMatchObject(btcpay);
    expect(read({ ...btcpay, BTCPAY_API_KEY: '' })).toEqual([
      'BTCPAY_API_KEY: expected together with BTCPAY_URL and BTCPAY_STORE_ID and BTCPAY_WEBHOOK_SECRET',
    ]);
  });

  it('wants what belongs together for log-ins elsewhere', () => {
    expect(read({ GOOGLE_CLIENT_ID: 'ikka' })).toEqual([
      'GOOGLE_CLIENT_SECRET: expected together with GOOGLE_CLIENT_ID',
    ]);
    expect(read({ FACEBOOK_CLIENT_SECRET: 'secret' })).toEqual([
      'FACEBOOK_CLIENT_ID: expected together with FACEBOOK_CLIENT_SECRET',
    ]);
  });

  it('takes an empty variable as not set', () => {
    expect(read({ REDIS_URL: '', PORT: '' })).toMatchObject({ PORT: 3000, REDIS_URL: undefined });
  });
});
