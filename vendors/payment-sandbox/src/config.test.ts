import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const good = {
  DATA_DIR: '/somewhere',
  MERCHANT_KEY_ID: 'ikka',
  MERCHANT_SECRET: 'x'.repeat(32),
  WEBHOOK_URL: 'http://127.0.0.1:1/hook',
};

describe('the configuration of the sandbox', () => {
  it('[P13] reads what is given and leaves the control calls out unless CHAOS is set', () => {
    expect(readConfig(good)).toMatchObject({ port: 0, host: '127.0.0.1', publicUrl: null, chaos: null });
    expect(readConfig({ ...good, CHAOS: '{"duplicates":2}' }).chaos).toMatchObject({
      duplicates: 2,
      hold: false,
    });
  });

  it('[P13] names the variable that is missing or malformed, in one line', () => {
    const broken: readonly (readonly [string, string | undefined])[] = [
      ['DATA_DIR', undefined],
      ['MERCHANT_KEY_ID', 'two words'],
      ['MERCHANT_SECRET', 'short'],
      ['WEBHOOK_URL', 'ftp://somewhere'],
      ['PORT', '70000'],
      ['CHAOS', '{"hold":1}'],
      ['CHAOS', 'yes'],
    ];
    for (const [name, value] of broken) {
      expect(() => readConfig({ ...good, [name]: value })).toThrow(
        new RegExp(`^${name} is missing or malformed: .+\\.$`),
      );
    }
  });
});
