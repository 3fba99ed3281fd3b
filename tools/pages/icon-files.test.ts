import { describe, expect, it } from 'vitest';
import { iconsFromTheirFiles } from './icon-files.ts';

describe('icons from their own files', () => {
  const file = (name: string) => `@tabler/icons-react/dist/esm/icons/${name}.mjs`;

  it('imports each by itself, under the name that the module gave it', () => {
    const code = `import { IconBolt, IconX as Close } from "@tabler/icons-react";\nexport const both = [IconBolt, Close];`;
    expect(iconsFromTheirFiles(code)).toBe(
      `import IconBolt from '${file('IconBolt')}';import Close from '${file('IconX')}';\nexport const both = [IconBolt, Close];`,
    );
  });

  it('leaves everything else as it is', () => {
    const code = `import { Button } from '@mantine/core';\nconst name = '@tabler/icons-react';`;
    expect(iconsFromTheirFiles(code)).toBe(code);
  });

  it('is where the library keeps them', () => {
    expect(import.meta.resolve(file('IconBolt'))).toMatch(/IconBolt\.mjs$/);
  });
});
