import { openStream } from '@ikka/fair';
import {
  customaryRow,
  drawBoard,
  type OddsRow,
  type Play,
  playsByShape,
  returnOfSelection,
  type Selection,
  type ShapeCode,
  unitsOf,
} from '@ikka/lottery/rules';
import { sampleSelection } from './sample-selection.ts';

export interface SimulatedBet {
  readonly name: string;
  /** What one unit of stake returns, by the rules and as it came. */
  readonly expected: number;
  readonly measured: number;
  /** How far the two lie apart, in standard deviations of the mean. */
  readonly deviations: number;
}

/** The shapes whose boards are too many to be counted. Jackpots of one in millions say nothing in so few draws. */
const simulated: readonly ShapeCode[] = ['vn-north', 'vn-south', 'th-glo', '4d', 'kl8'];
/** Each tier of a play must be due so often in a simulation for its mean to be near a normal distribution. */
const DUE_LEAST = 100;
const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';

interface Running {
  readonly play: Play;
  readonly selection: Selection;
  readonly row: OddsRow;
  sum: number;
  squares: number;
}

/** Plays every play of these shapes on so many boards of fixed seeds, as the house draws them. */
export function simulateBoards(boards: number): SimulatedBet[] {
  return simulated.flatMap((shape) => {
    const running = (playsByShape[shape] as readonly Play[])
      .map(
        (play): Running => ({
          play,
          selection: sampleSelection(play, 0),
          row: customaryRow(play, 1800),
          sum: 0,
          squares: 0,
        }),
      )
      .filter((bet) => isDueOften(bet, boards));
    for (let nonce = 0; nonce < boards; nonce += 1) {
      const board = drawBoard(shape, openStream({ serverSeed, clientSeed: `simulated-${shape}`, nonce }));
      for (const bet of running) {
        const hits = bet.play.hits(bet.selection, board);
        if (hits.length === 0) continue;
        const returned =
          hits.reduce((sum, { tier, times }) => sum + times * Number(bet.row.tiers[tier] ?? 0n), 0) / 10_000;
        bet.sum += returned;
        bet.squares += returned * returned;
      }
    }
    return running.map((bet) => judge(bet, boards));
  });
}

function isDueOften({ play, selection }: Running, boards: number): boolean {
  const counts = play.count(selection);
  return play.kinds.every(({ code, means }) => {
    const units = counts[code] ?? 0;
    const due = Object.values(means).map(
      ({ numerator, denominator }) => (numerator * BigInt(boards * units)) / denominator,
    );
    return units === 0 || due.every((times) => times >= DUE_LEAST);
  });
}

function judge({ play, selection, row, sum, squares }: Running, boards: number): SimulatedBet {
  const units = unitsOf(play, selection);
  const { numerator, denominator } = returnOfSelection(play, selection, row);
  const expected = Number((numerator * 10n ** 15n) / denominator) / 1e15;
  const measured = sum / boards / units;
  const variance = squares / boards - (sum / boards) ** 2;
  return {
    name: `${play.shape} ${play.code}`,
    expected,
    measured,
    deviations: (measured - expected) / (Math.sqrt(variance / boards) / units),
  };
}
