import { describe, expect, it } from 'vitest';
import { pseudoOf, pseudoText, pseudoTexts } from './pseudo-text.ts';

describe('the pseudo-locale', () => {
  it.each([
    ['en-XA', 'stretched'],
    ['UR-xb', 'mirrored'],
    ['en', undefined],
    ['ur', undefined],
    [null, undefined],
  ])('%s asks for %s', (asked, kind) => {
    expect(pseudoOf(asked)).toBe(kind);
  });

  it('stretches and accents, and marks both ends', () => {
    expect(pseudoText('Deposit', 'stretched')).toBe('«Ðéépöösîît»');
  });

  it('is a third longer at least', () => {
    const text = 'Please enter the amount that you want to deposit.';
    expect(pseudoText(text, 'stretched').length).toBeGreaterThan(text.length * 1.33);
  });

  it('leaves places, tags and references alone', () => {
    expect(pseudoText('{{count}} games of <b>$t(name)</b>', 'stretched')).toBe(
      '«{{count}} gááméés ööf <b>$t(name)</b>»',
    );
  });

  it('turns the words around for the right-to-left one, and not the values', () => {
    expect(pseudoText('of {{sum}}', 'mirrored')).toBe('«\u202Eööf\u202C \u2066{{sum}}\u2069»');
  });

  it('goes through a whole bundle and keeps its keys', () => {
    expect(pseudoTexts({ a: 'a', b: { c: 'x' } }, 'stretched')).toEqual({ a: '«áá»', b: { c: '«x»' } });
  });
});
