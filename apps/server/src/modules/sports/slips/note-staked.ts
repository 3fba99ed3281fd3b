import type { Database } from '../../../platform/database/index.ts';
import type { SportsParts } from '../parts.ts';
import { noteStaked } from '../store.ts';

/** So many markets are remembered; then it is asked anew. */
const keptMost = 50_000;

/** Notes markets on which somebody bets, each once: a market is never forgotten, so that most bets have nothing to note. */
export function createNoteStaked({ db }: Pick<Database, 'db'>): SportsParts['noteStaked'] {
  const known = new Set<string>();
  return async (markets) => {
    const unknown = markets.filter(({ fixture, market }) => !known.has(`${fixture}/${market}`));
    if (unknown.length === 0) return;
    await noteStaked(
      db,
      unknown.map(({ fixture, market }) => ({ fixture, market })),
    );
    if (known.size > keptMost) known.clear();
    for (const { fixture, market } of unknown) known.add(`${fixture}/${market}`);
  };
}
