import { describe, expect, it } from 'vitest';
import { modulesBehind, smallModules } from './files-of-page.ts';

type Kind = 'entry' | 'fetched' | 'between';

const chunk = (moduleIds: string[], imports: string[], kind: Kind = 'between', letters = 100) =>
  ({
    type: 'chunk',
    code: ' '.repeat(letters),
    isEntry: kind === 'entry',
    isDynamicEntry: kind === 'fetched',
    imports,
    moduleIds,
  }) as const;

const bundle = {
  'index.js': chunk(['main.tsx'], ['a.js', 'b.js'], 'entry'),
  'a.js': chunk(['react'], ['b.js']),
  'b.js': chunk(['router'], ['a.js']),
  'help.js': chunk(['HelpPage.tsx'], ['a.js', 'pager.js'], 'fetched'),
  'news.js': chunk(['NewsPage.tsx'], ['pager.js', 'field.js'], 'fetched'),
  'pager.js': chunk(['Pager.tsx', 'page-items.ts'], ['icon.js']),
  'icon.js': chunk(['Icon.tsx'], ['a.js']),
  'field.js': chunk(['Field.tsx'], ['input.js', 'icon.js']),
  'form.js': chunk(['Form.tsx'], ['field.js']),
  'input.js': chunk(['Input.tsx'], ['icon.js'], 'between', 50_000),
  'index.css': { type: 'asset' } as const,
};

describe('the files of a page', () => {
  it('have first what the entry needs and what that imports, each once, and not other pages', () => {
    expect(modulesBehind(bundle).sort()).toEqual(['main.tsx', 'react', 'router']);
  });

  it('put together what is small and shared, unless it waits for what is large', () => {
    expect(smallModules(bundle).sort()).toEqual(['Icon.tsx', 'Pager.tsx', 'page-items.ts']);
  });
});
