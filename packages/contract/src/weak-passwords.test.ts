import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const context = { accountName: 'NightBazaar', siteList: ['Chiragh-2026'] };

describe('a weak password', () => {
  it.each([
    '123456',
    'PASSWORD1',
    'Pakistan786',
    'nightbazaar',
    'chiragh-2026',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    '98765432',
    'ｐａｓｓｗｏｒｄ',
  ])('[I8] is %s', (password) => {
    expect(isWeakPassword(password, context)).toBe(true);
  });

  it.each(['mehfil-e-shab77', 'nightbazaar-in-rain', 'x7!kQ2', 'چراغ-کی-روشنی', 'aaaaaaab'])(
    '[I8] is not %s',
    (password) => {
      expect(isWeakPassword(password, context)).toBe(false);
    },
  );
});
