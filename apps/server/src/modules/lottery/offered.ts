import { lotteryName } from '@ikka/i18n/lottery-names';
import { type Game, games, gameWords } from '@ikka/lottery/rules';
import { lotteryVendor } from './parts.ts';

/** A lottery that the house sells, as the catalogue has it from the first start. */
interface Offered {
  readonly code: string;
  readonly category: 'LOTT' | 'ELOTT';
  readonly name: { readonly EN: string; readonly UR: string };
}

/** [LO12] Every lottery of the rules is sold: the house's quick draws as e-lottery, the classic and the outside ones as lottery. */
export const offered: readonly Offered[] = games.map((game) => ({
  code: game.code,
  category: game.draw === 'house' && game.mode !== 'Lott' ? 'ELOTT' : 'LOTT',
  name: lotteryName(gameWords(game)),
}));

const byCode = new Map(games.map((game) => [game.code, game]));

/** The rules of a lottery that is sold; null for any other. */
export const soldGame = (code: string): Game | null => byCode.get(code) ?? null;

const drawnBy = (draw: Game['draw']): readonly Game[] => games.filter((game) => game.draw === draw);

/** Those that the house draws, and those of which results come from outside. */
export const houseDraws = drawnBy('house');
export const outsideDraws = drawnBy('outside');

/** As the catalogue takes the shelf of the lotteries' vendor. How much a lottery returns is different for each play: none is said of the whole. */
const entries = offered.map(({ code, category, name }) => ({
  id: code,
  category,
  name,
  rtp: null,
  volatility: null,
  lines: null,
  coinsPerStake: 10n,
  hasTrial: true,
  isOpen: true,
}));

export const shelf = {
  code: lotteryVendor,
  category: 'LOTT',
  name: { EN: 'Qismat', UR: 'قسمت' },
  sort: 40,
  games: entries,
} as const;
