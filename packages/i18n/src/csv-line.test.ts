import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it.each([
  [['a', 'b'], 'a,b\r\n'],
  [['', null, 0], ',,0\r\n'],
  [['one, two', 'say "yes"'], '"one, two","say ""yes"""\r\n'],
  [['two\r\nlines'], '"two\r\nlines"\r\n'],
  [['اکّا'], 'اکّا\r\n'],
  [['-12.00', '12', '-0.5'], '-12.00,12,-0.5\r\n'],
])('[RE9] writes %j as RFC 4180 says', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

it.each([
  ['=1+2', "'=1+2\r\n"],
  ['+92 300', "'+92 300\r\n"],
  ['-1+cmd', "'-1+cmd\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['\t=1', "'\t=1\r\n"],
  ['\r=1', '"\'\r=1"\r\n'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"\r\n'],
])('[RE9] %j is no formula in a spreadsheet', (text, line) => {
  expect(csvLine([text])).toBe(line);
});
