import type { Catalogue } from '../modules/catalogue/index.ts';

/** What the winners board says of games: their names and vendors, and what they return in the long run. */
export function boardGames(catalogue: Pick<Catalogue, 'game' | 'vendors'>) {
  return async (gameIds: readonly string[]) => {
    const [vendors, ...games] = await Promise.all([
      catalogue.vendors(),
      ...gameIds.map((id) => catalogue.game(id)),
    ]);
    const vendorName = (code: string) => {
      const vendor = vendors.find((one) => one.code === code);
      return vendor ? { EN: vendor.nameEn, UR: vendor.nameUr } : { EN: code, UR: code };
    };
    return new Map(
      games
        .filter((game) => game !== null)
        .map(
          (game) =>
            [
              game.id,
              {
                name: { EN: game.nameEn, UR: game.nameUr },
                rtp: game.rtp,
                vendorName: vendorName(game.vendorCode),
              },
            ] as const,
        ),
    );
  };
}
