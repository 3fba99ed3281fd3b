import { openPeople } from '../../fixtures/people.fixture.ts';
import { cleanHtml } from '../content/index.ts';
import { createMessages } from './index.ts';

export { answered, codeOf } from '../../platform/calls-test-answers.ts';

export type Bench = Awaited<ReturnType<typeof openBench>>;

export const saira = { username: 'saira', ip: '198.51.100.1' };
export const bilal = { username: 'bilal', ip: '198.51.100.2' };

/** The module on a real database, with members whose VIP levels a test sets. */
export async function openBench() {
  const people = await openPeople({ beside: 'messages' });
  const { database, clock, settings, channels, identity, files } = people.parts;
  const ranks = new Map<bigint, number>();
  const excluded = new Set<bigint>();
  const messages = createMessages({
    ...people.parts,
    rankOf: async (memberId) => ranks.get(memberId) ?? 0,
    isExcluded: async (memberId) => excluded.has(memberId),
    cleanHtml,
  });
  const { test, facts, filesFolder, set, actions, close } = people;
  return {
    test,
    database,
    clock,
    messages,
    identity,
    channels,
    settings,
    files,
    filesFolder,
    facts,
    ranks,
    excluded,
    set,
    /** A member of his own, with this VIP level. */
    async newcomer(rank = 0) {
      const registered = await people.register();
      ranks.set(registered.memberId, rank);
      return registered;
    },
    actions,
    close,
  };
}
