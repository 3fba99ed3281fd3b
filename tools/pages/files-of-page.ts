import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The modules of a page by the files that they belong into, each as an id of the bundler. */
export interface FilesOfPage {
  /** What the page needs before its first view. */
  readonly first: ReadonlySet<string>;
  /** Small things that several later parts need, and that need nothing but each other and the first view. */
  readonly small: ReadonlySet<string>;
}

/**
 * Which modules of a page come first, and which small ones are shared by what comes later. Only a bundler that has thrown away what is
 * unused can tell them, so the page is bundled, in memory and unminified, with nothing grouped.
 */
export async function filesOfPage(config: InlineConfig): Promise<FilesOfPage> {
  let found: FilesOfPage | null = null;
  const look: Plugin = {
    name: 'ikka-files-of-page',
    generateBundle(_options, bundle) {
      found = { first: new Set(modulesBehind(bundle)), small: new Set(smallModules(bundle)) };
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), look],
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  return checked(found);
}

/**
 * How a page is cut into files. What the first view needs comes in two that change at different times, so that it is not a
 * ladder of small requests and each begins in a task of its own; what it does not need stays out of them. The small things
 * of later parts are one file more: a part is there sooner with some kilobytes too many than if it asked for twenty icons
 * one by one. Everything else is a file of its own for those who share it.
 */
export function splitting({ first, small }: FilesOfPage): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
      { name: 'first', test: (id) => first.has(id), priority: 1 },
      { name: 'small', test: (id) => small.has(id), priority: 0 },
    ],
  };
}

function checked(found: FilesOfPage | null): FilesOfPage {
  if (found === null || found.first.size === 0)
    throw new Error('the first view of the page needs nothing: it was not found');
  return found;
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'isEntry' | 'isDynamicEntry' | 'imports' | 'moduleIds' | 'code'
>;
type Bundle = Record<string, Chunk | { type: 'asset' }>;

/** Letters of unminified code: twice or three times what is sent, before it is packed. */
const smallest = 6_000;

/** The modules of the entry and of what it imports, not of what it fetches later. */
export function modulesBehind(bundle: Bundle): string[] {
  return [...chunksBehind(bundle)].flatMap((chunk) => chunk.moduleIds);
}

/**
 * The modules of small files that nobody asks for by themselves: the bundler made them because several others need them.
 * Only those that import nothing beside each other and the first view: a file of them never waits for one that waits for it.
 */
export function smallModules(bundle: Bundle): string[] {
  const first = chunksBehind(bundle);
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const candidates = chunks.filter(
    (file) => !first.has(file) && !file.isDynamicEntry && file.code.length < smallest,
  );
  const small = new Set(candidates);
  const isNear = (name: string) => {
    const file = bundle[name];
    return file?.type !== 'chunk' || first.has(file) || small.has(file);
  };
  for (let before = -1; before !== small.size; ) {
    before = small.size;
    for (const file of small) if (!file.imports.every(isNear)) small.delete(file);
  }
  return [...small].flatMap((file) => file.moduleIds);
}

function chunksBehind(bundle: Bundle): Set<Chunk> {
  const queue = Object.keys(bundle).filter((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' && file.isEntry;
  });
  const behind = new Set<Chunk>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || behind.has(file)) continue;
    behind.add(file);
    queue.push(...file.imports);
  }
  return behind;
}
