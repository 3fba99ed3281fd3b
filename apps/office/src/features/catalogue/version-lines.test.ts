import { expect, it } from 'vitest';
import { versionLines } from './version-lines.ts';

const of = (version: string, currency: string, isCurrent = false) =>
  ({ version, currency, isCurrent, rounds: 3 }) as never as Parameters<typeof versionLines>[1][number];

it('shows every version, and beside each what was measured in each money', () => {
  const versions = [
    { version: '2.0.0', isCurrent: true },
    { version: '1.0.0', isCurrent: false },
  ];
  const measured = [of('1.0.0', 'PKR'), of('1.0.0', 'USD'), of('0.9.0', 'PKR')];
  expect(
    versionLines(versions, measured).map((line) => [
      line.version,
      line.isCurrent,
      line.measured?.currency ?? null,
    ]),
  ).toEqual([
    ['2.0.0', true, null],
    ['1.0.0', false, 'PKR'],
    ['1.0.0', false, 'USD'],
    ['0.9.0', false, 'PKR'],
  ]);
  expect(versionLines([], [of('1.0.0', 'PKR', true)])).toMatchObject([{ isCurrent: true }]);
});
