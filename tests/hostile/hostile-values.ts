import type { SeededRandom } from '@ikka/test-kit';

/** Values on which programs have stumbled: at the ends of what a type holds, or of another kind than they look. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200f',
  'ﷺ'.repeat(40),
  'x'.repeat(70_000),
  '%00%ff',
  '%zz',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  "'; DROP TABLE ledger.account; --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'true',
  'NaN',
  '-0',
  '-1',
  '0',
  '1e309',
  '0x10',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '18446744073709551616',
  '99999999999999.99',
  '0.001',
  '٣',
  '0000-01-01',
  '0000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-23T23:59:60.000Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  'Asia/Nowhere',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '+923001234567',
  'a@b',
];
const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  -1e308,
  [],
  {},
  [[]],
  [null],
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
  { $ne: null },
  { toString: 'x', valueOf: 1 },
];

export function hostileText(random: SeededRandom): string {
  if (random.int(10) > 0) return random.pick(texts);
  return Array.from({ length: random.int(60) }, () => String.fromCharCode(random.int(0x1_0000))).join('');
}

export function hostileValue(random: SeededRandom): unknown {
  const kind = random.int(20);
  if (kind < 11) return hostileText(random);
  if (kind < 18) return random.pick(others);
  if (kind === 18) return Array.from({ length: random.int(300) }, () => hostileText(random).slice(0, 20));
  return nested(1 + random.int(3_000));
}

/** As deep as that: what walks it by recursion runs out of stack. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export function randomBytes(random: SeededRandom, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.int(256)));
}
