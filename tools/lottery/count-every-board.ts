import {
  type Board,
  eachBoard,
  type Play,
  playsByShape,
  printSelection,
  type Selection,
} from '@ikka/lottery/rules';
import { fraction } from '@ikka/money';
import { sampleSelection } from './sample-selection.ts';

/** The boards that can be counted one by one: 100,000, 55,440, 3,628,800, 216 and 1,000. */
const countable = ['ssc', '11x5', 'pk10', 'k3', 'pc28'] as const;
const SELECTIONS = 2;

interface CountedBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly times: Record<string, number>;
}

/** Settles two selections of every play on every board, and names those that do not win exactly as often as their units say. */
export function countEveryBoard(): { readonly bets: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let bets = 0;
  for (const shape of countable) {
    const counted = (playsByShape[shape] as readonly Play[]).flatMap((play): CountedBet[] =>
      Array.from({ length: SELECTIONS }, (_, turn) => ({
        play,
        selection: sampleSelection(play, turn),
        times: {},
      })),
    );
    let boards = 0;
    for (const board of eachBoard(shape)) {
      boards += 1;
      for (const bet of counted) addHits(bet, board);
    }
    bets += counted.length;
    faults.push(...counted.flatMap((bet) => faultsOf(bet, boards)));
    console.log(`${shape}: ${counted.length} bets on each of ${boards.toLocaleString('en')} boards`);
  }
  return { bets, faults };
}

function addHits({ play, selection, times }: CountedBet, board: Board): void {
  for (const hit of play.hits(selection, board)) times[hit.tier] = (times[hit.tier] ?? 0) + hit.times;
}

function faultsOf({ play, selection, times }: CountedBet, boards: number): string[] {
  const counts = play.count(selection);
  return play.tiers.flatMap(({ code }) => {
    const due = play.kinds.reduce(
      (sum, kind) => {
        const { numerator, denominator } = kind.means[code] ?? { numerator: 0n, denominator: 1n };
        const part = fraction(numerator * BigInt(counts[kind.code] ?? 0), denominator);
        return fraction(
          sum.numerator * part.denominator + part.numerator * sum.denominator,
          sum.denominator * part.denominator,
        );
      },
      fraction(0n, 1n),
    );
    const came = BigInt(times[code] ?? 0);
    return due.numerator * BigInt(boards) === came * due.denominator
      ? []
      : [`${play.shape} ${play.code} ${printSelection(selection)}: ${code} came ${came} times`];
  });
}
