import { seededRandom } from '@ikka/test-kit/pure';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anyBend, codeLength, codePicture, codeSvg, drawCode, inks, lettersOf } from './draw-code.ts';
import { codeLetters, strokesOf } from './letter-strokes.ts';

const chance = (seed: number) => {
  const random = seededRandom(seed);
  return () => random.int(1_000_000) / 1_000_000;
};
const bytesOf = (image: string) => Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

describe('the letters of image codes', () => {
  it('[I21] leave out what looks alike', () => {
    expect(codeLetters.filter((letter) => '0OQ1I2Z45 6G8BFV'.includes(letter))).toEqual([]);
    expect(codeLetters.every((letter) => /^[A-Z0-9]$/.test(letter))).toBe(true);
    expect(codeLetters.length ** codeLength).toBeGreaterThan(4_000_000);
  });

  it.each([...codeLetters])('[I21] %s is drawn in its box, with bends where it is round', (letter) => {
    const points = strokesOf(letter).flat();
    expect(points.length).toBeGreaterThan(20);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...xs)).toBeLessThanOrEqual(70);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(-4);
    expect(Math.max(...ys)).toBeLessThanOrEqual(104);
    // Tall enough to be read, and all of the way.
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(90);
  });
});

describe('the picture of a code', () => {
  it('[I21] never cuts a letter off, however it turns and bends', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const random = chance(seed);
      const code = Array.from(
        { length: codeLength },
        (_, index) => codeLetters[(seed + index * 5) % codeLetters.length],
      );
      const bend = anyBend(random);
      for (const { strokes, pen } of lettersOf(code.join(''), random)) {
        for (const [x, y] of strokes.flat().map(bend)) {
          const isInside =
            x >= pen / 2 &&
            x <= codePicture.width - pen / 2 &&
            y >= pen / 2 &&
            y <= codePicture.height - pen / 2;
          if (!isInside) throw new Error(`seed ${seed}: ${code.join('')} leaves the picture at ${x}, ${y}`);
        }
      }
    }
  });

  it('[I21] has ink that stands out from all of its ground', () => {
    for (const { ink, ground } of inks) {
      for (const colour of ground) expect(contrast(ink, colour)).toBeGreaterThan(7);
    }
  });

  it('[I21] holds no text, so that nothing but the look of it says the code', () => {
    expect(codeSvg('ACDEH', chance(7))).not.toMatch(/<text|ACDEH|>[A-Z0-9]/);
  });

  it('[I21] is another each time, also of the same code', () => {
    const pictures = Array.from({ length: 50 }, (_, seed) => codeSvg('ACDEH', chance(seed + 1)));
    expect(new Set(pictures).size).toBe(50);
  });

  it('[I21] is a PNG of its size with ink in each of five places and nothing beside the picture in the file', async () => {
    const { image, code } = await drawCode();
    expect(code).toHaveLength(codeLength);
    expect([...code].every((letter) => codeLetters.includes(letter))).toBe(true);
    const { data, info } = await sharp(bytesOf(image))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(codePicture);
    const cell = codePicture.width / codeLength;
    const inkOf = Array.from({ length: codeLength }, () => 0);
    for (let at = 0; at < data.length; at++) {
      if ((data[at] ?? 255) > 110) continue;
      const place = Math.floor((at % codePicture.width) / cell);
      inkOf[place] = (inkOf[place] ?? 0) + 1;
    }
    for (const ink of inkOf) {
      expect(ink / (cell * codePicture.height)).toBeGreaterThan(0.05);
      expect(ink / (cell * codePicture.height)).toBeLessThan(0.5);
    }
    expect(bytesOf(image).toString('latin1')).not.toMatch(/tEXt|iTXt|zTXt|eXIf/);
  });

  it('[I21] says another code each time', async () => {
    const drawn = await Promise.all(Array.from({ length: 8 }, () => drawCode()));
    expect(new Set(drawn.map(({ code }) => code)).size).toBeGreaterThan(6);
    expect(new Set(drawn.map(({ image }) => image)).size).toBe(8);
  });
});
