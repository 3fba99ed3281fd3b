import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * The modules that a page needs before its first view, by their ids: those of the entry's chunk and of all chunks that it
 * imports at once. Only a bundler that has thrown away what is unused can tell them, so the page is bundled, in memory and
 * unminified, with nothing grouped.
 */
export async function modulesOfFirstView(config: InlineConfig): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  const look: Plugin = {
    name: 'ikka-first-view',
    generateBundle(_options, bundle) {
      for (const id of modulesBehind(bundle)) needed.add(id);
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), look],
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  if (needed.size === 0) throw new Error('the first view of the page needs nothing: it was not found');
  return needed;
}

type Bundle = Record<
  string,
  Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'imports' | 'moduleIds'> | { type: 'asset' }
>;

/** The modules of the entry and of what it imports, not of what it fetches later. */
export function modulesBehind(bundle: Bundle): string[] {
  const queue = Object.keys(bundle).filter((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' && file.isEntry;
  });
  const seen = new Set<string>();
  const modules: string[] = [];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') continue;
    seen.add(name);
    modules.push(...file.moduleIds);
    queue.push(...file.imports);
  }
  return modules;
}
