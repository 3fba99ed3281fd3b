import { expect, it } from 'vitest';
import { searchable } from './searchable.ts';

it.each([
  ['Karakoram 25', 'karakoram 25'],
  ['  Tiger \t  Café ', 'tiger cafe'],
  ['قراقرم ۲۵', 'قراقرم 25'],
  ['قراقرم ٢٥', 'قراقرم 25'],
  // Arabic yeh and kaf, as foreign keyboards write them.
  ['چراغ كي', 'چراغ کی'],
  ['مِیلَہ', 'میلہ'],
  ['', ''],
])('[C4] compares %j as %j', (text, compared) => {
  expect(searchable(text)).toBe(compared);
});

it('[C4] leaves what is compared as it is', () => {
  for (const text of ['قراقرم 25', 'آتش بازی', 'Ólafur']) {
    expect(searchable(searchable(text))).toBe(searchable(text));
  }
});
