import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-sandbox-'));
const keyFile = join(folder, 'key.pem');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
afterAll(() => rmSync(folder, { recursive: true }));

const good = {
  DATA_DIR: folder,
  WALLET_URL: 'http://127.0.0.1:3000/vendor/wallet/SANDBOX/',
  KEY_ID: 'k1',
  PRIVATE_KEY_FILE: keyFile,
  SITE_URL: 'http://127.0.0.1:3000 http://localhost:3000',
};

it('reads what it needs, and nothing goes wrong on purpose unless told', () => {
  expect(readConfig(good)).toMatchObject({
    port: 0,
    walletUrl: 'http://127.0.0.1:3000/vendor/wallet/SANDBOX',
    siteUrls: ['http://127.0.0.1:3000', 'http://localhost:3000'],
    chaos: null,
  });
});

it.each([
  ['WALLET_URL', 'house'],
  ['KEY_ID', ''],
  ['PRIVATE_KEY_FILE', join(folder, 'none.pem')],
  ['SITE_URL', 'here'],
  ['CHAOS', '{"lost":101}'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfig({ ...good, [name]: value })).toThrow(
    new RegExp(`^${name} is missing or malformed`),
  );
});
