import { describe, expect, it } from 'vitest';
import { modulesBehind } from './first-view.ts';

const chunk = (moduleIds: string[], imports: string[], isEntry = false) =>
  ({ type: 'chunk', isEntry, imports, moduleIds }) as const;

describe('the modules of the first view', () => {
  it('are those of the entry and of what it imports, each once, and not those of other pages', () => {
    const bundle = {
      'index.js': chunk(['main.tsx'], ['a.js', 'b.js'], true),
      'a.js': chunk(['react'], ['b.js']),
      'b.js': chunk(['router'], ['a.js']),
      'help.js': chunk(['HelpPage.tsx'], ['a.js']),
      'index.css': { type: 'asset' } as const,
    };
    expect(modulesBehind(bundle).sort()).toEqual(['main.tsx', 'react', 'router']);
  });
});
