import { lines, type Rule } from './rule.ts';

const readmeLinesMost = 60;

/** Rules over every text file, and over what a folder must have. */
export const projectRules: readonly Rule[] = [
  {
    name: 'machine-path',
    instead:
      'The project stands on any machine: name a path from its root, from the environment or from a temporary folder.',
    applies: (path) => !path.endsWith('package-lock.json'),
    find: lines(/(^|[^A-Za-z0-9_.$}])\/(work|root|home)\/[A-Za-z0-9]/),
    planted: {
      bad: { path: 'docs/a.md', text: ['see ', 'home', 'me/notes'].join('/').replace('see /', 'see /') },
      good: { path: 'docs/a.md', text: 'see docs/notes.md' },
    },
  },
  {
    name: 'module-readme',
    instead: `A module's README tells in at most ${readmeLinesMost} lines what it owns, promises and does not do.`,
    applies: (path) => /^apps\/server\/src\/modules\/[^/]+\/README\.md$/.test(path),
    find: ({ text }) => {
      const count = text.trimEnd().split('\n').length;
      return count > readmeLinesMost ? [{ line: 0, what: `${count} lines` }] : [];
    },
    planted: {
      bad: { path: 'apps/server/src/modules/a/README.md', text: 'a\n'.repeat(readmeLinesMost + 1) },
      good: { path: 'apps/server/src/modules/a/README.md', text: 'a\n' },
    },
  },
];

/** What a folder must hold: [folder, file]. */
export function missingFiles(paths: readonly string[]): string[] {
  const subjects = (pattern: RegExp) => new Set(paths.flatMap((path) => pattern.exec(path)?.[0] ?? []));
  const modules = [...subjects(/^apps\/server\/src\/modules\/[^/]+(?=\/)/)].flatMap((folder) => [
    `${folder}/README.md`,
    `${folder}/index.ts`,
  ]);
  const games = [...subjects(/^games\/[^/]+(?=\/)/)].flatMap((folder) => [
    `${folder}/README.md`,
    `${folder}/rules/index.ts`,
  ]);
  // The server, the verifier and the tools find a game that is played in rounds by this file alone.
  const played = [...subjects(/^games\/[^/]+(?=\/round\/)/)].map((folder) => `${folder}/game.ts`);
  return [...modules, ...games, ...played].filter((needed) => !paths.includes(needed));
}
