import { expect, it } from 'vitest';
import { knownOf } from './known-maintenance.ts';
import { type Maintenance, maintenanceOf } from './maintenance.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const at = (text: string, until: string | null): Maintenance => ({
  text: { EN: text, UR: text },
  until: until === null ? null : new Date(`2026-11-22T${until}:00.000Z`),
});
const over = at('over', '11:59');
const ends = at('ends now', '12:00');
const soon = at('soon', '12:01');
const later = at('later', '13:00');
const open = at('nobody knows', null);

it.each<[string, Maintenance | null, Maintenance | null, Maintenance | null]>([
  ['neither', null, null, null],
  ['the game’s over', over, null, null],
  ['the vendor’s over', null, over, null],
  ['both over', over, ends, null],
  ['the game’s at its very end', ends, null, null],
  ['the game’s', soon, null, soon],
  ['the vendor’s', null, soon, soon],
  ['the game’s, the vendor’s over', soon, over, soon],
  ['the vendor’s, the game’s over', over, soon, soon],
  ['both, the vendor’s longer', soon, later, later],
  ['both, the game’s longer', later, soon, later],
  ['the game’s without an end', open, later, open],
  ['the vendor’s without an end', later, open, open],
  ['both without an end', open, at('the vendor', null), open],
  ['both to the same end', soon, at('the vendor', '12:01'), soon],
])('[C14] of %s', (_what, own, vendors, expected) => {
  expect(maintenanceOf(own, vendors, now)).toBe(expected);
  const known = knownOf(
    [
      ...(own === null ? [] : [{ subject: { kind: 'game', id: 'lamp' } as const, ...own }]),
      ...(vendors === null ? [] : [{ subject: { kind: 'vendor', id: 'LAMPS' } as const, ...vendors }]),
      { subject: { kind: 'game', id: 'other' }, ...open },
    ],
    now,
  );
  expect(known.ofGame({ id: 'lamp', vendorCode: 'LAMPS' })).toEqual(expected);
  expect(known.ofGame({ id: 'candle', vendorCode: 'LAMPS' })).toEqual(known.ofVendor('LAMPS'));
});
