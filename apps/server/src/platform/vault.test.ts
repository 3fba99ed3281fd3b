import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a master key that nobody can guess, of some length');

describe('vault', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const [one, two] = [vault.seal('seed', '7', 'راز'), vault.seal('seed', '7', 'راز')];
    expect(vault.open('seed', '7', one)).toBe('راز');
    expect(one).not.toBe(two);
    expect(one).not.toContain(Buffer.from('راز').toString('base64url'));
  });

  it('seals an empty text too', () => {
    expect(vault.open('seed', '7', vault.seal('seed', '7', ''))).toBe('');
  });

  it.each([
    ['another row', (sealed: string) => vault.open('seed', '8', sealed)],
    ['another purpose', (sealed: string) => vault.open('authenticator', '7', sealed)],
    ['another master key', (sealed: string) => createVault('y'.repeat(40)).open('seed', '7', sealed)],
    [
      'an altered text',
      (sealed: string) =>
        vault.open(
          'seed',
          '7',
          sealed.replace(/\.(.)/, (_m, c) => `.${c === 'A' ? 'B' : 'A'}`),
        ),
    ],
    ['another form', () => vault.open('seed', '7', 'v0.a.b.c')],
    ['no form at all', () => vault.open('seed', '7', '')],
  ])('does not open for %s', (_what, open) => {
    expect(() => open(vault.seal('seed', '7', 'secret'))).toThrow();
  });

  it('opens a sealed file for the row and purpose that it was sealed for, and no other', () => {
    const file = Buffer.from([0, 255, 1, 254, 0]);
    const sealed = createVault('k'.repeat(32)).sealBytes('document', 'one', file);
    const again = createVault('k'.repeat(32));
    expect(sealed.includes(file)).toBe(false);
    expect(again.openBytes('document', 'one', sealed)).toEqual(file);
    const altered = Buffer.from(sealed);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    for (const opened of [
      () => again.openBytes('document', 'two', sealed),
      () => again.openBytes('other', 'one', sealed),
      () => createVault('x'.repeat(32)).openBytes('document', 'one', sealed),
      () => again.openBytes('document', 'one', altered),
      () => again.openBytes('document', 'one', Buffer.alloc(3)),
    ])
      expect(opened).toThrow();
  });
});
