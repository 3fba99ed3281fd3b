import { fraction } from '@ikka/money';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { type Board, printBoard, readBoard } from '../boards/board.ts';
import { drawBoard } from '../boards/draw-board.ts';
import { type ShapeCode, shapeCodes } from '../boards/shapes.ts';
import { customaryRow, type OddsRow } from '../odds/odds-sheet.ts';
import { playOf, playsByShape } from '../plays/index.ts';
import { type Play, unitsOf } from '../plays/play.ts';
import { selectFor } from '../plays/select.ts';
import { settleAgain } from '../proof/second/index.fixture.ts';
import { type Alphabet, readSymbol } from '../selections/alphabet.ts';
import { printSelection } from '../selections/read-selection.ts';
import { greatestPayout, lineOf } from './line.ts';
import { settleLine } from './settle-line.ts';

const SLIPS = 10_000;

/** Draws of a seeded random source, in the form in which boards are drawn; at times few figures come, so that many are alike. */
const streamOf = (random: SeededRandom, isNarrow: boolean) => ({
  below: (n: number) => random.int(isNarrow ? Math.min(n, 2 + random.int(2)) : n),
  deal: (n: number, k: number) => {
    const pool = Array.from({ length: n }, (_, at) => at);
    return Array.from({ length: k }, () => pool.splice(random.int(pool.length), 1)[0] ?? 0);
  },
});

/** Boards as they are published: a northern and a southern one of the usual look, doubles and leading zeros among the numbers. */
const realBoards: readonly Board[] = [
  readBoard(
    'vn-north',
    '40737|18690|07511,26964|92210,64535,30110,64037,88137,51710|4037,0937,8110,2264|5935,0021,7710,3337,9064,1100|637,010,264|37,10,64,00',
  ),
  readBoard(
    'vn-south',
    '837037|90210|33564|71210,64037|10010,55537,26410,90064,47037,12310,77764|2037|9910,5264,0037|037|10',
  ),
].flatMap((board) => board ?? []);

/** A symbol by chance, for one part of a selection. */
function anySymbol(alphabet: Alphabet, random: SeededRandom): string {
  switch (alphabet.kind) {
    case 'names':
      return random.pick(alphabet.names);
    case 'roll':
      return `${random.int(10)}R${random.int(10)}${random.int(10)}`;
    case 'runs':
      return Array.from({ length: alphabet.length }, (_, at) =>
        String(alphabet.of.to - at).padStart(alphabet.of.width, '0'),
      ).join('');
    case 'numbers':
      return String(alphabet.from + random.int(alphabet.to - alphabet.from + 1)).padStart(
        alphabet.width,
        '0',
      );
  }
}

/** A symbol that stands on the board, often where its part looks for it; there may be none. */
function symbolOnBoard(alphabet: Alphabet, part: number, board: Board, random: SeededRandom): string | null {
  const [first = []] = Object.values(board.groups);
  const number = random.pick(random.pick([first, Object.values(board.groups).flat()]));
  if (alphabet.kind === 'names') return null;
  if (alphabet.kind === 'runs') return first.slice(0, alphabet.length).join('');
  if (alphabet.kind === 'roll') {
    const at = random.int(alphabet.width);
    return `${number.slice(0, at)}R${number.slice(at + 1)}`;
  }
  const { width } = alphabet;
  if (first[part]?.length === width && random.int(2) === 0) return first[part] ?? null;
  const digits = number.length < width ? first.join('') : number;
  const from = random.pick([0, Math.min(1, digits.length - width), digits.length - width]);
  const symbol = digits.slice(from, from + width);
  return readSymbol(alphabet, symbol);
}

/** A selection by chance, not much greater than the least; null where the symbols drawn make none. */
function randomSelection(play: Play, board: Board, random: SeededRandom) {
  const { parts, leastInAll = 1, sizes, apart } = play.grammar;
  const wanted = parts.map(({ least, most }) => Math.min(most, least + random.int(least > 5 ? 2 : 3)));
  while (wanted.reduce((sum, count) => sum + count, 0) < leastInAll) {
    const at = random.int(parts.length);
    wanted[at] = Math.min(parts[at]?.most ?? 0, (wanted[at] ?? 0) + 1);
  }
  if (sizes) wanted[0] = random.pick([5, 6, 7, 8]);
  const isFromBoard = random.int(3) > 0;
  const taken = new Set<string>();
  const rows = parts.map(({ alphabet }, part) => {
    const row = new Set<string>();
    for (let tries = 0; row.size < (wanted[part] ?? 0) && tries < 60; tries += 1) {
      const symbol = isFromBoard && tries < 30 ? symbolOnBoard(alphabet, part, board, random) : null;
      const next = symbol ?? anySymbol(alphabet, random);
      if (!taken.has(next)) row.add(next);
    }
    if (apart) for (const symbol of row) taken.add(symbol);
    return [...row];
  });
  const read = selectFor(play, rows);
  return read.refusal === undefined ? read.selection : null;
}

const rows = new Map<Play, OddsRow>();

/** The customary odds of a play, made once. */
function oddsOf(play: Play): OddsRow {
  const row = rows.get(play) ?? customaryRow(play, 1800);
  rows.set(play, row);
  return row;
}

/** The payout by hand: every win at its odds, added up in ten-thousandths of a smallest unit, and cut off once. */
function payByHand(play: Play, wins: Record<string, number>, stake: bigint): bigint {
  const odds = oddsOf(play).tiers;
  const parts = Object.entries(wins).map(([tier, times]) => stake * BigInt(times) * (odds[tier] ?? 0n));
  return parts.reduce((sum, part) => sum + part, 0n) / 10_000n;
}

const isSameRecord = (a: Record<string, number>, b: Record<string, number>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([tier, times]) => b[tier] === times);

describe('settling a line', () => {
  const everyPlay = shapeCodes.flatMap((shape): readonly Play[] => playsByShape[shape]);
  it(`[LT13] agrees with the second implementation over ${SLIPS} slips of all plays`, () => {
    const random = seededRandom(20261);
    const winning = new Set<string>();
    const differing: unknown[] = [];
    let slips = 0;
    for (let at = 0; slips < SLIPS; at += 1) {
      const play = everyPlay[at % everyPlay.length] as Play;
      const real = realBoards.find(({ shape }) => shape === play.shape);
      const board =
        real && random.int(4) === 0 ? real : drawBoard(play.shape, streamOf(random, random.int(2) === 0));
      const selection = randomSelection(play, board, random);
      if (selection === null) continue;
      slips += 1;
      const unitStake = BigInt(1 + random.int(100_000));
      const line = lineOf(play, oddsOf(play), { selection, unitPrice: fraction(unitStake, 1n) });
      const { hits, payout, unitsWon } = settleLine(line, board);
      const wins: Record<string, number> = {};
      for (const { tier, times } of hits) wins[tier] = (wins[tier] ?? 0) + times;
      const again = settleAgain(board, play.code, selection);
      const agrees =
        isSameRecord(wins, again.wins) &&
        unitsOf(play, selection) === again.units &&
        payout === payByHand(play, again.wins, unitStake) &&
        payout <= greatestPayout(line);
      const name = `${play.shape} ${play.code}`;
      if (!agrees) {
        differing.push({
          name,
          on: printBoard(board),
          selection: printSelection(selection),
          wins,
          again,
          payout,
        });
      }
      if (unitsWon > 0) winning.add(name);
    }
    expect(differing).toEqual([]);
    // A play that never won would have proved little.
    const never = everyPlay.map(({ shape, code }) => `${shape} ${code}`).filter((name) => !winning.has(name));
    expect(never).toEqual([]);
  });

  it('[LT13] names where each hit stands', () => {
    const [north] = realBoards as [Board<'vn-north'>];
    const play = playOf('vn-north', 'LO2') as Play<'vn-north'>;
    const line = lineOf(play, customaryRow(play, 1800), {
      selection: [['37', '99']],
      unitPrice: fraction(100n, 1n),
    });
    const { hits, payout, unitsWon } = settleLine(line, north);
    expect(hits).toEqual([
      {
        tier: 'win',
        times: 8,
        symbols: ['37'],
        odds: 990_000n,
        at: [
          { group: 'special', index: 0, from: 3, to: 5 },
          { group: 'g3', index: 3, from: 3, to: 5 },
          { group: 'g3', index: 4, from: 3, to: 5 },
          { group: 'g4', index: 0, from: 2, to: 4 },
          { group: 'g4', index: 1, from: 2, to: 4 },
          { group: 'g5', index: 3, from: 2, to: 4 },
          { group: 'g6', index: 0, from: 1, to: 3 },
          { group: 'g7', index: 0, from: 0, to: 2 },
        ],
      },
    ]);
    expect([unitsWon, payout]).toEqual([8, 79_200n]);
  });

  it('[LT13] rounds a payout down once for the whole line', () => {
    const play = playOf('vn-south', 'LO2_1K') as Play<'vn-south'>;
    const [, south] = realBoards as [Board, Board<'vn-south'>];
    const line = lineOf(play, customaryRow(play, 1800), { selection: [['37']], unitPrice: fraction(1n, 1n) });
    const { unitsWon, payout } = settleLine(line, south);
    // Seven times 5.445 is 38.115; rounded one by one it would be 35.
    expect([unitsWon, payout]).toEqual([7, 38n]);
  });

  it('refuses a board of another shape as a bug', () => {
    const play = playOf('vn-south', 'LO2') as Play;
    const line = lineOf<ShapeCode>(play, customaryRow(play, 1800), {
      selection: [['37']],
      unitPrice: fraction(1n, 1n),
    });
    expect(() => settleLine(line, realBoards[0] as Board)).toThrow(RangeError);
  });
});
