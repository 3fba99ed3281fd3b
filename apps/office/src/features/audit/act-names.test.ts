import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');

/** Acts as the server writes them into the audit log: by name, one of two, or handed on under such a name. */
function actsOfServer(): readonly string[] {
  const files = globSync('apps/server/src/modules/**/*.ts', { cwd: root }).filter(
    (path) => !/test/.test(path),
  );
  const found = new Set<string>();
  for (const path of files) {
    for (const line of readFileSync(join(root, path), 'utf8').split('\n')) {
      if (!/\baction: |actOf\(|\brecord(Link|Change)\(/.test(line)) continue;
      for (const [, act = ''] of line.matchAll(/'([a-z_]+\.[a-z_]+)'/g)) found.add(act);
    }
  }
  return [...found];
}

it.each(['en', 'ur'])('every act of the audit log has a name in %s', (language) => {
  const text = readFileSync(join(root, 'packages/i18n/locales', language, 'office.json'), 'utf8');
  const { act } = JSON.parse(text) as { act: Record<string, string> };
  const acts = actsOfServer();
  expect(acts.length).toBeGreaterThan(80);
  expect(acts.filter((name) => !(name in act))).toEqual([]);
});
