/**
 * npm run gallery [-- --only=home,help --width=390,1440 --theme=dark --language=ur,en --answers=own,never,broken,many]
 * Takes every page of the site at 390, 768 and 1440 px, dark and light, in English and Urdu, into test-results/gallery with
 * an index.html that shows them side by side and lets one choose. A run for some pages or views leaves the other pictures
 * of the folder where they are. The pages are the built ones, the house is empty but for a member and what a
 * new house has. Exits with 1 when a page throws.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ikka/server/database';
import { openBrowser } from '@ikka/test-kit';
import { startHouse } from '../bench/start-house.ts';
import { ensurePagesBuilt } from '../start/build-pages.ts';
import { openMember } from './open-member.ts';
import { galleryPages } from './pages.ts';
import { type Shot, takePages } from './take-pages.ts';
import { withEarlier, writeIndex } from './write-index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '390,768,1440' },
    theme: { type: 'string', default: 'dark,light' },
    language: { type: 'string', default: 'en,ur' },
    answers: { type: 'string', default: 'own,never,broken,many' },
  },
});
const list = (text: string) => text.split(',').filter((one) => one !== '');
const only = list(values.only);
const answered = list(values.answers);
const pages = galleryPages.filter(
  ({ name, answers }) =>
    (only.length === 0 || only.some((one) => name.startsWith(one))) && answered.includes(answers ?? 'own'),
);
if (pages.length === 0) throw new Error(`no page is called ${values.only}`);

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'test-results', 'gallery');
mkdirSync(folder, { recursive: true });

await ensurePagesBuilt(root);
const postgres = await startEmbedded({
  folder: join(root, '.cache', 'bench-database'),
  onProgress: (step) => console.log(step),
});
const house = await startHouse(postgres.url, 'gallery', [['identity.slider_captcha', 'false']]);
const browser = await openBrowser();
try {
  const address = house.address.replace(/\/$/, '');
  const session = pages.some((page) => page.as === 'member') ? await openMember(address) : null;
  const shots: Shot[] = [];
  for (const language of list(values.language)) {
    for (const theme of list(values.theme)) {
      for (const width of list(values.width).map(Number)) {
        const view = { language, theme: theme === 'light' ? 'light' : 'dark', width } as const;
        console.log(`${language}  ${theme}  ${width} px  ${pages.length} pages`);
        shots.push(...(await takePages({ browser, address, session, pages, view, folder })));
      }
    }
  }
  const index = writeIndex(folder, withEarlier(folder, shots));
  const faults = shots.flatMap(({ file, faults: found }) => found.map((fault) => `${file}: ${fault}`));
  for (const fault of faults) console.log(fault);
  console.log(`${shots.length} pictures, ${faults.length} faults: ${index}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}
