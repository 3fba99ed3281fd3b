import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthBytes = 1024;
/** Brotli sets aside and clears as much memory as it looks back in: for most files a hundredth of what it takes unasked. */
const windowFor = (length: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS), 22);

const compressible = /\.(js|css|html|svg|json|txt|map)$/;

/** Writes a .br and a .gz beside every text file of a built page, so that no request waits for a compressor. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    compressible.test(path),
  );
  for (const file of files) {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (content.length < worthBytes) continue;
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, zipped);
  }
}
