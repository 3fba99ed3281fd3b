// Holds every import of the project against the rules of rules.ts, after proving that each rule can fail.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseImports } from './cruise.ts';
import { rulesThatSleep } from './planted.ts';
import { importRules } from './rules.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['apps', 'packages', 'games', 'vendors', 'tools', 'tests'];

const sources = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).filter((path) => !path.endsWith('.d.ts'));
const present = folders.filter((folder) => sources.some((source) => source.startsWith(`${folder}/`)));

const problems: string[] = [];
for (const sleeping of await rulesThatSleep(importRules.map((rule) => rule.name))) {
  problems.push(`a rule does not see its planted violation. ${sleeping}`);
}
const cruised = await cruiseImports(root, present);
const read = new Set(cruised.files);
for (const source of sources) if (!read.has(source)) problems.push(`${source} was not read`);
for (const import_ of cruised.unresolved) problems.push(`${import_} leads nowhere`);
for (const { rule, from, to } of cruised.violations) {
  const advice = importRules.find((known) => known.name === rule)?.comment ?? '';
  problems.push(`${from} -> ${to}\n    ${rule}: ${advice}`);
}
for (const problem of problems) console.error(problem);
console.log(`${read.size} files, ${importRules.length} rules, ${problems.length} problems`);
process.exitCode = problems.length > 0 || sources.length === 0 ? 1 : 0;
