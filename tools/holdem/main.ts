import { equityOf, type RankKind, rankKinds, rankOfStrength, strengthOf } from '@ikka/texas-holdem/rules';

/*
 * Counts the hands of Texas Hold'em: every five, every six and every seven of the 52 cards, and every board of well-known match-ups, and
 * holds them against the published figures (pvp.md). Takes about a minute.
 *
 *   npm run figures:holdem
 */
const published: Readonly<Record<number, Readonly<Record<RankKind | 'royal', number>>>> = {
  5: counts(4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540),
  6: counts(188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900),
  7: counts(
    4_324,
    37_260,
    224_848,
    3_473_184,
    4_047_644,
    6_180_020,
    6_461_620,
    31_433_400,
    58_627_800,
    23_294_460,
  ),
};
const strengthsOf: Readonly<Record<number, number>> = { 5: 7_462, 7: 4_824 };
const suits = 'dhsc';
const ranks = '23456789TJQKA';
let faults = 0;

function counts(royal: number, ...rest: readonly number[]) {
  const named = rankKinds.toReversed().map((kind, at) => [kind, rest[at] ?? 0] as const);
  return { royal, ...Object.fromEntries(named) } as Record<RankKind | 'royal', number>;
}

function hold(name: string, found: number, expected: number): void {
  if (found !== expected) faults += 1;
  const verdict = found === expected ? '' : `   published: ${expected.toLocaleString('en')}`;
  console.log(`  ${name.padEnd(18)}${found.toLocaleString('en').padStart(14)}${verdict}`);
}

for (const size of [5, 6, 7]) {
  const begun = performance.now();
  const found = new Map<number, number>();
  const cards = new Int8Array(size);
  const choose = (place: number, from: number): void => {
    if (place === size) {
      const strength = strengthOf(cards);
      found.set(strength, (found.get(strength) ?? 0) + 1);
      return;
    }
    for (let card = from; card <= 52 - (size - place); card += 1) {
      cards[place] = card;
      choose(place + 1, card + 1);
    }
  };
  choose(0, 0);
  const sums = counts(0);
  for (const [strength, count] of found) {
    const { kind, ranks: decided } = rankOfStrength(strength);
    const isRoyal = kind === 'straight_flush' && decided[0] === 12;
    sums[isRoyal ? 'royal' : kind] += count;
  }
  const all = Object.values(sums).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(`${all.toLocaleString('en')} hands of ${size} cards, in ${seconds} s`);
  for (const kind of ['royal', ...rankKinds.toReversed()] as const)
    hold(kind, sums[kind], published[size]?.[kind] ?? -1);
  const strengths = strengthsOf[size];
  if (strengths !== undefined) hold('strengths', found.size, strengths);
}

const hand = (text: string) =>
  [...text.matchAll(/(.)(.)/g)].map(
    ([, rank = '', suit = '']) => 4 * ranks.indexOf(rank) + suits.indexOf(suit),
  );
const matches = [
  ['AsAh', 'KdKc', 1_388_072, 317_694, 6_538],
  ['AsAh', 'KsKh', 1_410_336, 292_660, 9_308],
  ['AsKs', 'QhQd', 787_966, 917_606, 6_732],
  ['AhKd', 'QsQc', 730_541, 975_909, 5_854],
  ['AsKs', '2h2d', 852_207, 849_322, 10_775],
] as const;
for (const [one, other, wins, losses, ties] of matches) {
  const found = equityOf([hand(one), hand(other)]);
  console.log(`${one} against ${other}, ${found.boards.toLocaleString('en')} boards`);
  hold('wins', found.wins[0] ?? -1, wins);
  hold('losses', found.wins[1] ?? -1, losses);
  hold('ties', found.ties[0] ?? -1, ties);
}
const three = equityOf([hand('AsAh'), hand('KsKh'), hand('QsQh')]);
console.log('AsAh against KsKh and QsQh');
for (const [at, share] of [6_767_025_058, 1_723_173_280, 1_509_801_661].entries())
  hold(`share ${at + 1}, 1e-10`, Math.round((three.shares[at] ?? 0) * 1e10), share);

console.log(faults === 0 ? 'all as published' : `${faults} differences`);
if (faults > 0) process.exitCode = 1;
