import type { ShapeCode } from '../boards/shapes.ts';
import type { PrizeMode } from '../odds/prize-modes.ts';
import type { Game } from './game.ts';

/** The day of the site, by which the house numbers its draws. */
const zone = 'Asia/Karachi';
/** Sales close so many seconds before a draw, by its pace in minutes. */
const closing = { 1: 5, 3: 10, 5: 15 } as const;
type Pace = keyof typeof closing;

const game = <Code extends ShapeCode>(
  code: string,
  shape: Code,
  minutes: Pace,
  mode: PrizeMode,
): Game<Code> => ({
  code,
  shape,
  mode,
  draw: 'house',
  schedule: { kind: 'paced', minutes, zone, closesSecondsBefore: closing[minutes] },
});

const paces: readonly Pace[] = [1, 3, 5];
/** Prize-group lotteries; what five minutes of them are called is theirs. */
const grouped = [
  { shape: 'ssc', code: (pace: Pace) => `SSC${pace}M`, slow: 'Lott' },
  { shape: '11x5', code: (pace: Pace) => `11X5_${pace}M`, slow: 'Lott' },
  { shape: 'pk10', code: (pace: Pace) => `PK10_${pace}M`, slow: 'ZY' },
  { shape: 'k3', code: (pace: Pace) => `K3_${pace}M`, slow: 'ZY' },
  { shape: 'kl8', code: (pace: Pace) => `KL8_${pace}M`, slow: 'ZY' },
  { shape: 'pc28', code: (pace: Pace) => (pace === 5 ? 'PC28' : `PC28_${pace}M`), slow: 'ZY' },
] as const;

const modeAt = (pace: Pace, slow: PrizeMode): PrizeMode => {
  if (pace === 1) return 'Elott';
  return pace === 5 ? slow : 'ZY';
};

/** [LT20] The house's own draws: every one, three and five minutes, and those after the manner of Vietnam every one and five. */
export const houseGames: readonly Game[] = [
  ...grouped.flatMap(({ shape, code, slow }) =>
    paces.map((pace): Game => game(code(pace), shape, pace, modeAt(pace, slow))),
  ),
  ...paces.map((pace) => game(`4D_${pace}M`, '4d', pace, 'SEA')),
  ...([1, 5] as const).flatMap((pace): Game[] => [
    game(`VN${pace}M_N`, 'vn-north', pace, 'SEA'),
    game(`VN${pace}M_S`, 'vn-south', pace, 'SEA'),
  ]),
];
