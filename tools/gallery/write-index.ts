import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './take-pages.ts';

const style = `
  body { margin: 2rem; background: #15172e; color: #eee; font: 15px/1.4 system-ui; }
  section { margin-block: 2rem; } h2 { margin: 0 0 .5rem; }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: none; } figcaption { font-size: 12px; opacity: .75; }
  img { block-size: 26rem; border: 1px solid #333; object-fit: cover; object-position: top; }
  p { margin: 0; color: #ff9a82; max-inline-size: 30rem; }`;

/** A page with all pictures, a row for each page of the site; answers where it is. */
export function writeIndex(folder: string, shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ page }) => page))];
  const rows = names.map((name) => {
    const figures = shots.filter(({ page }) => page === name).map(figureOf);
    return `<section><h2 id="${name}">${name}</h2><div>${figures.join('')}</div></section>`;
  });
  const path = join(folder, 'index.html');
  const head = `<meta charset="utf-8"><title>Gallery</title><style>${style}</style>`;
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><head>${head}</head><body>${rows.join('\n')}</body></html>\n`,
  );
  return path;
}

function figureOf({ file, language, theme, width, faults }: Shot): string {
  const said = faults
    .map((fault) => `<p>${fault.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');
  const caption = `<figcaption>${language} ${theme} ${width}</figcaption>`;
  return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>${caption}${said}</figure>`;
}
