// The games of the house, for programs that run on Node: whatever folder of games/ has a `game.ts`.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameModule, inOrder } from './in-order.ts';

const folders = join(import.meta.dirname, '..', '..', '..', 'games');

const found = await Promise.all(globSync('*/game.ts', { cwd: folders }).map(read));

/** Every game of the house. */
export const houseGames = inOrder(found);

/** The games that are played between seats, with their rooms, in the order of the catalogue. */
export const seatGames = houseGames.flatMap((game) => {
  const seats = found.find((module) => module.game === game)?.seats;
  return seats === undefined ? [] : [{ ...seats, vendorCode: game.vendor }];
});

async function read(path: string): Promise<GameModule> {
  return import(pathToFileURL(join(folders, path)).href);
}
