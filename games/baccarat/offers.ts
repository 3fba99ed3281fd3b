import { type GameNames, type GameOffer, returnText } from '@ikka/game-kit';
import { fraction } from '@ikka/money';
import { edges, tableOf } from './rules/index.ts';

interface Table {
  readonly id: string;
  readonly names: GameNames;
  readonly sort: number;
  readonly coins?: bigint;
}

/** Named after bazaars and gardens. */
export const namedOffers: readonly GameOffer[] = [
  { id: 'baccarat-anarkali', names: { EN: 'Baccarat Anarkali', UR: 'بکارا انارکلی' }, sort: 200 },
  { id: 'baccarat-saddar', names: { EN: 'Baccarat Saddar', UR: 'بکارا صدر' }, sort: 210 },
  { id: 'baccarat-liberty', names: { EN: 'Speed Baccarat Liberty', UR: 'تیز بکارا لبرٹی' }, sort: 220 },
  { id: 'baccarat-clifton', names: { EN: 'Speed Baccarat Clifton', UR: 'تیز بکارا کلفٹن' }, sort: 230 },
  { id: 'baccarat-khyber', names: { EN: 'Baccarat Khyber', UR: 'بکارا خیبر' }, sort: 240, coins: 100n },
  {
    id: 'baccarat-shalimar',
    names: { EN: 'Baccarat Shalimar', UR: 'بکارا شالیمار' },
    sort: 250,
    coins: 100n,
  },
].map(tableOffer);

/** So many further tables, which go by their number. */
export function numberedOffers(count: number): readonly GameOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const number = namedOffers.length + 1 + index;
    return tableOffer({
      id: `baccarat-${number}`,
      names: { EN: `Baccarat ${number}`, UR: `بکارا ${number}` },
      sort: 200 + 10 * number,
    });
  });
}

export const isNumbered = (gameId: string): boolean => /^baccarat-\d+$/.test(gameId);

/** A table's stakes reach from the least to the greatest of so many coins. */
function tableOffer({ id, names, sort, coins = 10n }: Table): GameOffer {
  return {
    id,
    names,
    rtp: bankerReturn(id),
    volatility: null,
    coinsPerStake: coins,
    lines: null,
    tags: ['live', 'baccarat'],
    kinds: ['BACCARAT'],
    features: [],
    isHot: false,
    sort,
  };
}

/** [B17] The return shown is that of Banker, the bet that keeps least. */
function bankerReturn(id: string): string {
  const table = tableOf(id);
  if (table === undefined) throw new RangeError(`${id} is no table of baccarat`);
  const scale = 10n ** 12n;
  return returnText(fraction(scale - BigInt(edges[table.variant].banker.replace('0.', '')), scale));
}
