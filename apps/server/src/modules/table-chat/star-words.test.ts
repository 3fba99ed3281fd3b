import { expect, it } from 'vitest';
import { starWords } from './star-words.ts';

const words = ['damn', 'bad*', 'god', 'حرامی', 'بہن چود'];

it.each([
  ['good luck', 'good luck'],
  ['damn', '****'],
  ['Oh DAMN, again', 'Oh ****, again'],
  ['daaaamn it', '******* it'],
  ['d@mn!', '****!'],
  ['dámn', '****'],
  ['dooom and gloom', 'dooom and gloom'],
  ['god is good', '*** is good'],
  ['gooood', '******'],
  ['condamned', 'condamned'],
  ['baddest of all', '******* of all'],
  ['abad', 'abad'],
  ['تم حرامی ہو', 'تم ***** ہو'],
  ['حرامي', '*****'],
  ['حَرامی', '*****'],
  ['بہن  چود', '***  ***'],
  ['نہیں حرامیوں', 'نہیں حرامیوں'],
  ['👍 damn 👍', '👍 **** 👍'],
])('[TC5] %j is shown as %j', (said, shown) => {
  expect(starWords(said, words)).toBe(shown);
});

it('[TC5] leaves a text alone where there are no words', () => {
  expect(starWords('damn', [])).toBe('damn');
  expect(starWords('damn', ['*', '  '])).toBe('damn');
});
