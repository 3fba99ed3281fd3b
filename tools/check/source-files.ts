import { globSync } from 'node:fs';

/** Folders that hold what is installed, built or kept, not what is written. */
const notOurs = /(^|\/)(node_modules|dist|\.cache|\.git|data|test-results)$/;

/** Every TypeScript file of the project, by its path from the root, sorted. */
export function sourceFiles(root: string): string[] {
  return filesOf(root, '**/*.{ts,tsx}').filter((path) => !path.endsWith('.d.ts'));
}

/** Every file that matches, what is installed, built or kept apart. */
export function filesOf(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (path) => notOurs.test(path) }).sort();
}
