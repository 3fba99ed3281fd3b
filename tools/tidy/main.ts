// The project's own checks: sizes, names, bans, words. Each message says what to do instead.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../check/source-files.ts';
import { codeRules } from './code-rules.ts';
import { exceptions } from './exceptions.ts';
import { pageRules } from './page-rules.ts';
import { missingFiles, projectRules } from './project-rules.ts';
import type { SourceFile } from './rule.ts';
import { checkSettings } from './settings.ts';
import { checkWords } from './words.ts';

const root = join(import.meta.dirname, '..', '..');
const rules = [...codeRules, ...pageRules, ...projectRules];

// The rules name what they forbid, so their own folder is read by the compiler and the linter alone.
const paths = filesOf(root, '**/*.{ts,tsx,mjs,css,json,md,html}').filter(
  (path) => !path.startsWith('tools/tidy/'),
);
const files = paths.map((path): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const problems: string[] = [];
const needed = new Set<string>();
for (const rule of rules) {
  if (rule.find(rule.planted.bad).length === 0 || !rule.applies(rule.planted.bad.path)) {
    problems.push(`${rule.name} does not see its planted violation`);
  }
  for (const file of files.filter(({ path }) => rule.applies(path))) {
    const found = rule.find(file);
    const excepted = exceptions.some(([name, path]) => name === rule.name && path === file.path);
    if (found.length > 0 && excepted) needed.add(`${rule.name} ${file.path}`);
    if (excepted) continue;
    for (const { line, what } of found) {
      problems.push(`${file.path}${line > 0 ? `:${line}` : ''}  ${what}\n    ${rule.name}: ${rule.instead}`);
    }
  }
}
for (const [rule, path] of exceptions) {
  if (!needed.has(`${rule} ${path}`))
    problems.push(`${path} needs no exception from ${rule} any more: remove it`);
}
for (const missing of missingFiles(paths)) problems.push(`${missing} is missing`);
const bundles = files.filter(({ path }) => path.includes('/locales/'));
const sources = files.filter(({ path }) => /\.(ts|tsx|html)$/.test(path) && !/\.test\.tsx?$/.test(path));
problems.push(...checkWords(bundles, sources));
problems.push(...checkSettings(files));

for (const problem of problems) console.error(problem);
console.log(
  `${files.length + filesOf(root, 'tools/tidy/*.ts').length} files, ${rules.length} rules, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
