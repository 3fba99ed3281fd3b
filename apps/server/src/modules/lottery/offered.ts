import { type Game, gameOf } from '@ikka/lottery/rules';
import { lotteryVendor } from './parts.ts';

/** A lottery that the house sells, as the catalogue has it from the first start. */
interface Offered {
  readonly code: string;
  readonly category: 'LOTT' | 'ELOTT';
  readonly name: { readonly EN: string; readonly UR: string };
}

/** What is sold. Every further lottery of the rules is one more line. */
export const offered: readonly Offered[] = [
  { code: 'XSMB', category: 'LOTT', name: { EN: 'North Vietnam', UR: 'شمالی ویتنام' } },
  { code: 'SSC5M', category: 'LOTT', name: { EN: 'Five Digits 5 min', UR: 'پانچ ہندسے 5 منٹ' } },
  { code: 'SSC1M', category: 'ELOTT', name: { EN: 'Five Digits 1 min', UR: 'پانچ ہندسے 1 منٹ' } },
  { code: 'PK10_1M', category: 'ELOTT', name: { EN: 'Ten Cars 1 min', UR: 'دس گاڑیاں 1 منٹ' } },
  { code: 'K3_1M', category: 'ELOTT', name: { EN: 'Three Dice 1 min', UR: 'تین پانسے 1 منٹ' } },
  { code: '11X5_1M', category: 'ELOTT', name: { EN: '11x5 1 min', UR: '11x5 1 منٹ' } },
  { code: 'KL8_1M', category: 'ELOTT', name: { EN: 'Happy Eight 1 min', UR: 'ہیپی ایٹ 1 منٹ' } },
  { code: 'PC28_1M', category: 'ELOTT', name: { EN: 'PC28 1 min', UR: 'PC28 1 منٹ' } },
  { code: '4D_1M', category: 'ELOTT', name: { EN: '4D 1 min', UR: '4D 1 منٹ' } },
  { code: 'VN1M_N', category: 'ELOTT', name: { EN: 'Northern Style 1 min', UR: 'شمالی طرز 1 منٹ' } },
  { code: 'VN1M_S', category: 'ELOTT', name: { EN: 'Southern Style 1 min', UR: 'جنوبی طرز 1 منٹ' } },
];

const byCode = new Map(
  offered.map((one) => {
    const game = gameOf(one.code);
    if (game === undefined) throw new Error(`there is no lottery ${one.code}`);
    return [one.code, { ...one, game }] as const;
  }),
);

/** The rules of a lottery that is sold; null for any other. */
export const soldGame = (code: string): Game | null => byCode.get(code)?.game ?? null;

const drawnBy = (draw: Game['draw']): readonly Game[] =>
  [...byCode.values()].map(({ game }) => game).filter((game) => game.draw === draw);

/** Those that the house draws, and those of which results come from outside. */
export const houseDraws = drawnBy('house');
export const outsideDraws = drawnBy('outside');

/** As the catalogue takes the shelf of the lotteries' vendor. How much a lottery returns is different for each play: none is said of the whole. */
const games = offered.map(({ code, category, name }) => ({
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
  games,
} as const;
