import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isUrduLetter, urduLetters } from './urdu-letters.ts';

const root = new URL('../../../', import.meta.url);
const rangesOf = (css: string) =>
  [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
const faces = readFileSync(new URL('packages/ui/src/fonts/fonts.css', root), 'utf8')
  .split('@font-face')
  .slice(1);

describe('the letters of the cut faces', () => {
  const cut = faces.filter((face) => face.includes('url("./noto-'));
  const whole = faces.filter((face) => face.includes('/noto-'));

  it('are what the pages ask of these faces', () => {
    expect(cut).toHaveLength(2);
    for (const face of cut) expect(rangesOf(face)).toEqual(urduLetters);
  });

  it('are all that the Urdu texts are written in, so that no whole face is fetched for them', () => {
    const folder = new URL('packages/i18n/locales/ur/', root);
    const written = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const arabic = new Set([...written.join('')].filter((letter) => /\p{Script=Arabic}/u.test(letter)));
    expect([...arabic].filter((letter) => !isUrduLetter(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(arabic.size).toBeGreaterThan(40);
  });

  it('and those of the whole faces never overlap, for a face is fetched when one of its letters is shown', () => {
    const others = whole.filter((face) => !cut.includes(face));
    expect(others).toHaveLength(2);
    for (const [from, to] of others.flatMap(rangesOf))
      for (let point = from; point <= to; point += 1) expect(isUrduLetter(point)).toBe(false);
  });

  it('come in the weights of the whole faces, so that bold text finds its letters', () => {
    const weightsOf = (face: string) => /font-weight: ([^;]+);/.exec(face)?.[1];
    const familyOf = (face: string) => /font-family: "([^"]+)";/.exec(face)?.[1];
    for (const face of cut) {
      const family = faces.filter((one) => familyOf(one) === familyOf(face));
      expect(family.map(weightsOf)).toEqual([weightsOf(face), weightsOf(face)]);
    }
  });
});
