import type { GameDescriptor, GameOffer } from '@ikka/game-kit';
import { houseGames as games } from '@ikka/games/node';
import { coverOf as lotteryCover } from '@ikka/lottery/games';

/** The house's studios whose games exist. They stand in the catalogue from the first start. */
export const houseVendors = [
  { code: 'IKKA_SLOT', category: 'RNG', name: { EN: 'Chiragh', UR: 'چراغ' }, sort: 10 },
  { code: 'IKKA_ARCADE', category: 'RNG', name: { EN: 'Mela', UR: 'میلہ' }, sort: 20 },
  { code: 'IKKA_LIVE', category: 'LIVE', name: { EN: 'Mehfil', UR: 'محفل' }, sort: 30 },
  { code: 'IKKA_PVP', category: 'PVP', name: { EN: 'Baithak', UR: 'بیٹھک' }, sort: 40 },
  { code: 'IKKA_FISH', category: 'FISH', name: { EN: 'Machhera', UR: 'مچھیرا' }, sort: 50 },
] as const;

/** What the catalogue holds of the house's games from the first start. */
export const houseGames = games.flatMap((game) => game.offers.map((offer) => rowOf(game, offer)));

/** So many further entries of each game that has them by number. */
export function furtherTables(count: number) {
  return games.flatMap((game) => (game.numbered?.offers(count) ?? []).map((offer) => rowOf(game, offer)));
}

const houseIds = new Set(houseGames.map(({ id }) => id));
const numberedAs = (gameId: string) => games.find(({ numbered }) => numbered?.isOne(gameId))?.numbered;

/** Whether a game is the house's own, so that its figures follow from its rules. */
export const isHouseGame = (id: string): boolean => houseIds.has(id) || numberedAs(id) !== undefined;

/** The name of a game's cover: its own code, but for entries by number and the provinces of a lottery, which share one. */
export const coverOf = (gameId: string): string => numberedAs(gameId)?.cover ?? lotteryCover(gameId);

function rowOf({ vendor, category }: GameDescriptor, { names, tags, kinds, features, ...offer }: GameOffer) {
  return {
    ...offer,
    name: names,
    vendorCode: vendor,
    category,
    tags: [...tags],
    kinds: [...kinds],
    features: [...features],
  };
}
