import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = 'apps/server/src/compose/modules.ts';

/**
 * The server's modules, in levels: a module may import from levels above its own in this list, never from its own level or below it.
 * What a lower one needs from a higher one is a fact, or a port that it declares and the higher one fills. They are read from the
 * list by which the server is put together, as text: loading it would load the whole server.
 */
export const moduleLevels: readonly (readonly string[])[] = readLevels(
  readFileSync(join(import.meta.dirname, '..', '..', list), 'utf8'),
);

function readLevels(text: string): string[][] {
  const imports = text.matchAll(/import \{ (\w+) \} from '\.\.\/modules\/([a-z-]+)\/module\.ts'/g);
  const folders = new Map([...imports].map(([, name = '', folder = '']) => [name, folder]));
  const listed = text.slice(text.lastIndexOf('everyCallAnswered('));
  const levels = [...listed.matchAll(/\[([^[\]]+)\]/g)].map(([, level = '']) =>
    (level.match(/\w+/g) ?? []).map((name) => {
      const folder = folders.get(name);
      if (folder === undefined) throw new Error(`${list} lists ${name}, which is no module`);
      return folder;
    }),
  );
  const left = new Set(folders.values()).difference(new Set(levels.flat()));
  if (levels.length === 0 || left.size > 0)
    throw new Error(`${list}: without a level ${[...left].join(', ')}`);
  return levels;
}
