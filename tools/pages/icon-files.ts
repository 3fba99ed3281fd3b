import type { Plugin } from 'vite';
import { editText, type Node, nameOf, parseModule } from './edit-module.ts';

const library = '@tabler/icons-react';

/**
 * A module with each icon imported from the icon's own file. The library's index names six thousand of them, and a build that reads
 * it reads them all to leave out nearly every one.
 */
export function iconsFromTheirFiles(code: string): string {
  const imports = (parseModule(code).body as Node[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && (source as { value?: unknown }).value === library,
  );
  return editText(
    code,
    imports.map(({ start, end, specifiers }) => ({
      from: start,
      to: end,
      text: (specifiers as Node[])
        .map(
          ({ imported, local }) =>
            `import ${nameOf(local)} from '${library}/dist/esm/icons/${nameOf(imported)}.mjs';`,
        )
        .join(''),
    })),
  );
}

/** For the builds of pages; `npm run dev` bundles the library once. */
export function iconFiles(): Plugin {
  return {
    name: 'ikka-icon-files',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler: (code) => ({ code: iconsFromTheirFiles(code), map: null }),
    },
  };
}
