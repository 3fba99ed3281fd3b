const script = 'src="/boot.js"';
const ofApplication = [
  ['styles', /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>\s*/g],
  ['scripts', /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>\s*/g],
] as const;

/**
 * A built page whose application is started by `boot.js`: the tags of the application's styles and scripts become lists of
 * addresses on that script's tag, in their order, beside the first faces of each language. `files` are all built ones.
 * Throws where the page has no such script, no application, or a face was not built.
 */
export function handToBoot(
  html: string,
  files: readonly string[],
  faces: Readonly<Record<string, readonly RegExp[]>>,
): string {
  if (!html.includes(script)) throw new Error('the page does not start with boot.js');
  const lists: [name: string, addresses: string[]][] = [];
  let page = html;
  for (const [name, tag] of ofApplication) {
    const addresses = [...page.matchAll(tag)].map(([, address = '']) => address);
    if (addresses.length === 0) throw new Error(`the page has no ${name} of its application`);
    lists.push([name, addresses]);
    page = page.replace(tag, '');
  }
  for (const [language, wanted] of Object.entries(faces)) {
    const found = files.filter((file) => wanted.some((face) => face.test(file.replace(/^.*\//, ''))));
    if (found.length !== wanted.length) throw new Error(`the first faces of ${language} were not built`);
    lists.push([language, found.map((file) => `/${file}`)]);
  }
  const attributes = lists.map(([name, addresses]) => `data-${name}="${addresses.join(' ')}"`);
  return page.replace(script, [script, ...attributes].join(' '));
}
