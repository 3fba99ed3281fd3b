import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './take-pages.ts';

const style = `
  :root { color-scheme: dark; }
  body { margin: 0; background: #15172e; color: #eee; font: 15px/1.4 system-ui, sans-serif; }
  header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .75rem 1.5rem;
    padding: .75rem 2rem; background: #0d0f26; border-block-end: 1px solid #333664; align-items: center; }
  fieldset { display: flex; gap: .75rem; margin: 0; padding: 0; border: 0; }
  legend { float: inline-start; margin-inline-end: .5rem; opacity: .75; }
  label { display: inline-flex; gap: .3rem; align-items: center; }
  output { margin-inline-start: auto; opacity: .75; }
  section { margin: 2rem; } h2 { margin: 0 0 .5rem; }
  section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: none; } figcaption { font-size: 12px; opacity: .75; }
  img { display: block; block-size: 26rem; border: 1px solid #333; object-fit: cover; object-position: top; }
  p { margin: 0; color: #ff9a82; max-inline-size: 30rem; }
  [hidden] { display: none; }`;

/** Shows what is asked for; the choice stands in the address, so that it can be handed on. */
const script = `
  const form = document.querySelector('form');
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const field of form.elements) {
    if (field.name === 'page') field.value = asked.get('page') ?? '';
    if (field.type === 'checkbox' && asked.has(field.name))
      field.checked = asked.get(field.name).split(',').includes(field.value);
  }
  function show() {
    const chosen = (name) => [...form.elements[name]].filter((one) => one.checked).map((one) => one.value);
    const wanted = { width: chosen('width'), theme: chosen('theme'), language: chosen('language') };
    const word = form.elements.page.value.trim().toLowerCase();
    let count = 0;
    for (const row of document.querySelectorAll('section')) {
      let shown = 0;
      for (const figure of row.querySelectorAll('figure')) {
        figure.hidden = !row.dataset.page.toLowerCase().includes(word)
          || Object.entries(wanted).some(([name, values]) => !values.includes(figure.dataset[name]));
        if (!figure.hidden) shown += 1;
      }
      row.hidden = shown === 0;
      count += shown;
    }
    form.querySelector('output').value = count + ' of ' + document.images.length;
    history.replaceState(null, '', '#' + new URLSearchParams({ page: word, ...wanted }));
  }
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();`;

/** What earlier runs took and what still lies in the folder, with the new pictures in the places of their elders. */
export function withEarlier(folder: string, shots: readonly Shot[]): Shot[] {
  const path = join(folder, 'shots.json');
  const earlier: Shot[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const taken = new Set(shots.map(({ file }) => file));
  const all = [...earlier.filter(({ file }) => !taken.has(file) && existsSync(join(folder, file))), ...shots];
  writeFileSync(path, JSON.stringify(all));
  return all;
}

/** A page with all pictures, a row for each page of the site, and a choice among them; answers where it is. */
export function writeIndex(folder: string, shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ page }) => page))].sort();
  const rows = names.map((name) => {
    const figures = shots.filter(({ page }) => page === name).map(figureOf);
    return `<section data-page="${name}"><h2 id="${name}">${name}</h2><div>${figures.join('')}</div></section>`;
  });
  const values = (read: (shot: Shot) => string | number) => [...new Set(shots.map(read))];
  const form = `<form><header>
    <label>Page <input name="page" type="search" list="pages"></label>
    <datalist id="pages">${names.map((name) => `<option>${name}</option>`).join('')}</datalist>
    ${choice(
      'width',
      values(({ width }) => width).sort((one, other) => Number(one) - Number(other)),
    )}
    ${choice(
      'theme',
      values(({ theme }) => theme),
    )}
    ${choice(
      'language',
      values(({ language }) => language),
    )}
    <output></output></header></form>`;
  const path = join(folder, 'index.html');
  const head = `<meta charset="utf-8"><title>Gallery</title><style>${style}</style>`;
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><head>${head}</head><body>${form}${rows.join('\n')}<script>${script}</script></body></html>\n`,
  );
  return path;
}

function choice(name: string, values: readonly (string | number)[]): string {
  const boxes = values.map(
    (value) => `<label><input type="checkbox" name="${name}" value="${value}" checked>${value}</label>`,
  );
  // A second, hidden field of the name: a form lists fields of one name only when there are several.
  return `<fieldset><legend>${name}</legend>${boxes.join('')}<input type="hidden" name="${name}"></fieldset>`;
}

function figureOf({ file, language, theme, width, faults }: Shot): string {
  const said = faults
    .map((fault) => `<p>${fault.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');
  const caption = `<figcaption>${language} ${theme} ${width}</figcaption>`;
  const data = `data-width="${width}" data-theme="${theme}" data-language="${language}"`;
  return `<figure ${data}><a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>${caption}${said}</figure>`;
}
