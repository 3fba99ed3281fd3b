import { kindOf, rankKinds } from '@ikka/niu-niu/rules';

/*
 * Counts the hands of NiuNiu: every five of the 52 cards by kind, and every two hands of one pack by the basic classes, and holds them
 * against the published figures (pvp.md).
 *
 *   npm run figures:niu-niu
 */
let faults = 0;
function hold(name: string, found: number | bigint | string, expected: number | bigint | string): void {
  if (found !== expected) faults += 1;
  console.log(
    `  ${name.padEnd(34)}${String(found).padStart(18)}${found === expected ? '' : `   published: ${expected}`}`,
  );
}

const published = [
  870_984, 171_288, 168_072, 171_288, 168_072, 177_408, 168_072, 171_288, 168_072, 171_288, 187_424, 3_552,
  768, 608, 776,
];
const counts = new Map<string, number>();
for (let a = 0; a < 52; a += 1)
  for (let b = a + 1; b < 52; b += 1)
    for (let c = b + 1; c < 52; c += 1)
      for (let d = c + 1; d < 52; d += 1)
        for (let e = d + 1; e < 52; e += 1) {
          const kind = kindOf([a, b, c, d, e]);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
console.log('hands of five, with specials');
for (const [at, kind] of rankKinds.entries()) hold(kind, counts.get(kind) ?? 0, published[at] ?? -1);

// Basic classes know no suits and no ranks but points and courts: a hand is how many it has of each of eleven values.
const worth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10];
const held = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12];
const COURTS = 10;
interface Value {
  readonly of: readonly number[];
  readonly kind: number;
}
const values: Value[] = [];
const pick = (place: number, left: number, of: readonly number[]): void => {
  if (place === worth.length) {
    if (left === 0) values.push({ of, kind: basicOf(of) });
    return;
  }
  for (let n = 0; n <= Math.min(left, held[place] ?? 0); n += 1) pick(place + 1, left - n, [...of, n]);
};
/** 0 no bull, 1 to 9, 10 bull bull, 11 five dukes. */
function basicOf(of: readonly number[]): number {
  if (of[COURTS] === 5) return 11;
  const points = of.flatMap((n, at) => Array.from({ length: n }, () => worth[at] ?? 0));
  const sum = points.reduce((all, one) => all + one, 0);
  for (let a = 0; a < 5; a += 1)
    for (let b = a + 1; b < 5; b += 1)
      // Two that come to the points of all are beside three that come to a multiple of ten.
      if (((points[a] ?? 0) + (points[b] ?? 0) - sum) % 10 === 0) return sum % 10 === 0 ? 10 : sum % 10;
  return 0;
}
pick(0, 5, []);

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let at = 0; at < k; at += 1) ways = (ways * (n - at)) / (at + 1);
  return k > n ? 0 : ways;
};
const table = Array.from({ length: 13 }, (_, n) => Array.from({ length: 6 }, (_, k) => choose(n, k)));
const ways = (from: readonly number[], of: readonly number[]): number => {
  let product = 1;
  for (let at = 0; at < of.length; at += 1) product *= table[from[at] ?? 0]?.[of[at] ?? 0] ?? 0;
  return product;
};
const single = Array.from({ length: 12 }, () => 0);
const pairs = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => 0n));
for (const one of values) {
  const first = ways(held, one.of);
  single[one.kind] = (single[one.kind] ?? 0) + first;
  const left = held.map((n, at) => n - (one.of[at] ?? 0));
  const others = Array.from({ length: 12 }, () => 0);
  for (const other of values) others[other.kind] = (others[other.kind] ?? 0) + ways(left, other.of);
  const row = pairs[one.kind];
  if (row === undefined) continue;
  for (const [kind, count] of others.entries()) row[kind] = (row[kind] ?? 0n) + BigInt(first) * BigInt(count);
}
console.log('hands of five, basic classes');
const basic = [
  872_128, 171_304, 168_096, 171_304, 168_096, 177_424, 168_096, 171_304, 168_096, 171_304, 191_016, 792,
];
for (const [kind, count] of single.entries()) hold(`class ${kind}`, count, basic[kind] ?? -1);
const ratio = (part: bigint, all: bigint): string => {
  const digits = 10n ** 12n;
  return (Number((part * digits + all / 2n) / all) / 1e12).toFixed(12);
};
const all = pairs.flat().reduce((sum, count) => sum + count, 0n);
const same = pairs.reduce((sum, row, kind) => sum + (row[kind] ?? 0n), 0n);
const pays = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5];
// Of equal classes each wins half: there are no ties. Twice the sum stays whole.
const twice = pairs.reduce(
  (sum, row, kind) =>
    sum +
    BigInt(pays[kind] ?? 0) *
      row.reduce(
        (wins, count, other) => wins + (other < kind ? 2n * count : other === kind ? count : 0n),
        0n,
      ),
  0n,
);
console.log('two hands of one pack');
hold('pairs', all, 2_598_960n * 1_533_939n);
hold('same class', ratio(same, all), '0.156823137553');
hold('what a win pays, times its chance', ratio(twice, 2n * all), '0.935173532643');

console.log(faults === 0 ? 'all as published' : `${faults} differences`);
if (faults > 0) process.exitCode = 1;
