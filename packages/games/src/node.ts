// The games of the house, for programs that run on Node: whatever folder of games/ has a `game.ts`.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameModule, inOrder } from './in-order.ts';

const folders = join(import.meta.dirname, '..', '..', '..', 'games');

/** Every game of the house. */
export const houseGames = inOrder(await Promise.all(globSync('*/game.ts', { cwd: folders }).map(read)));

async function read(path: string): Promise<GameModule> {
  return import(pathToFileURL(join(folders, path)).href);
}
