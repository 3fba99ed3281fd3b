import { expect, it } from 'vitest';
import { cleanLine } from './clean-line.ts';

it.each([
  ['  good   luck \t all ', 'good luck all'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['\u2067اگلا\u2069 hand', 'اگلا hand'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['ve\u0301ry', 'véry'],
  [`z${'\u0335'.repeat(40)}algo`, `z${'\u0335'.repeat(3)}algo`],
  ['خوش\u200cقسمت', 'خوش\u200cقسمت'],
  ['\u3164 \u200f', ''],
  ['👨‍👩‍👧 hi', '👨‍👩‍👧 hi'],
])('[TC5] %j is said as %j', (written, said) => {
  expect(cleanLine(written)).toBe(said);
});
