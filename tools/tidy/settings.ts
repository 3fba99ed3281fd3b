import type { SourceFile } from './rule.ts';

const folder = 'apps/server/src/modules/settings/';
/** Files that declare settings or say who may change them: what stands there is no reading. */
const declares = (path: string) =>
  path.startsWith(folder) && /(definitions|-settings|second-eyes)\.ts$/.test(path);
const isTest = (path: string) => /\.test\.ts$|-test-bench\.ts$|\.fixture\.ts$/.test(path);

const declared = /^ {2}'([a-z]+\.[a-z_\d]+)': setting\(/gm;
const named = /'([a-z]+\.[a-z_\d]+)'/g;
/** A key of which one part is known at run time alone: `identity.${provider}_login`. */
const composed = /`([a-z]+\.[a-z_\d]*(?:\$\{[^}]+\}[a-z_\d]*)+)`/g;

/** Settings that nothing reads: an operator would change them and nothing would happen. */
export function checkSettings(files: readonly SourceFile[]): string[] {
  const keys = files
    .filter(({ path }) => declares(path))
    .flatMap(({ text }) => [...text.matchAll(declared)].map(([, key = '']) => key));
  if (keys.length === 0) return ['tidy read no setting: its pattern no longer fits the definitions'];
  const read = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { path, text } of files) {
    if (!path.startsWith('apps/server/src/') || declares(path) || isTest(path)) continue;
    for (const [, key = ''] of text.matchAll(named)) read.add(key);
    for (const [, key = ''] of text.matchAll(composed)) {
      const parts = key.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', String.raw`\.`));
      patterns.push(new RegExp(`^${parts.join('[a-z_]+')}$`));
    }
  }
  return keys
    .filter((key) => !read.has(key) && !patterns.some((pattern) => pattern.test(key)))
    .map((key) => `the setting ${key} is read by nothing: make it true, or remove it with its texts`);
}
