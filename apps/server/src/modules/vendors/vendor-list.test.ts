import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isSignedBy } from './signature.ts';
import { readVendorLists } from './vendor-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pemOf = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ type: 'spki', format: 'pem' });
const good = {
  code: 'LAMP_HOUSE',
  category: 'RNG',
  name: { EN: 'Lamp House', UR: 'چراغ گھر' },
  gameUrl: 'https://lamps.example/play',
  keys: [{ id: 'k1', publicKey: pemOf(2_048) }],
};
const write = (name: string, list: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(list));
  return path;
};

const signedBy = (privateKey: KeyObject, id: string) => {
  const rawBody = Buffer.from('{}');
  const signature = sign('RSA-SHA256', rawBody, privateKey).toString('base64');
  return { rawBody, headers: { 'x-vendor-key': id, 'x-vendor-signature': signature } };
};

describe('the list of outside vendors', () => {
  it('is read from several files', () => {
    const paths = [write('a.json', [good]), write('b.json', [{ ...good, code: 'OTHER' }])];
    expect(readVendorLists(paths).map(({ code }) => code)).toEqual(['LAMP_HOUSE', 'OTHER']);
    expect(readVendorLists([])).toEqual([]);
    const withSecond = { ...good, gameUrl2: 'https://lamps2.example/play' };
    expect(readVendorLists([write('second.json', [withSecond])])).toMatchObject([
      { gameUrl2: 'https://lamps2.example/play' },
    ]);
    expect(readVendorLists([write('first.json', [good])])).toMatchObject([{ gameUrl2: null }]);
  });

  it.each([
    ['a short key', [{ ...good, keys: [{ id: 'k1', publicKey: pemOf(1_024) }] }], /0\.keys\.0\.publicKey/],
    ['no key', [{ ...good, keys: [] }], /0\.keys/],
    ['a word that it does not know', [{ ...good, colour: 'red' }], /0/],
    ['a second address that is none', [{ ...good, gameUrl2: 'lamps2' }], /0\.gameUrl2/],
    ['a vendor twice', [good, good], /a code stands twice/],
  ])('is refused with %s, by file and place', (_what, list, said) => {
    const path = write('bad.json', list);
    expect(() => readVendorLists([path])).toThrow(said);
    expect(() => readVendorLists([path])).toThrow(path);
  });

  it('[V1] holds keys for their time, two of them side by side', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const [vendor] = readVendorLists([
      write('keys.json', [
        {
          ...good,
          keys: [
            { ...good.keys[0], id: 'old', validUntil: '2026-11-22T12:00:00Z' },
            { ...good.keys[0], id: 'new', validFrom: '2026-11-22T11:00:00Z' },
          ],
        },
      ]),
    ]);
    if (vendor === undefined) throw new Error('no vendor');
    const keys = vendor.keys.map((key) => ({ ...key, publicKey: pair.publicKey }));
    const believed = (id: string, at: string) =>
      isSignedBy(keys, signedBy(pair.privateKey, id), new Date(at));
    expect(believed('old', '2026-11-22T11:59:59Z')).toBe(true);
    expect(believed('old', '2026-11-22T12:00:00Z')).toBe(false);
    expect(believed('new', '2026-11-22T10:59:59Z')).toBe(false);
    expect(believed('new', '2026-11-22T11:00:00Z')).toBe(true);
  });
});
