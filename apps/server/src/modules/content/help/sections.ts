export interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * Gives each heading of an item an address, `terms-3` for the third of the terms, and tells them in order. The HTML must
 * have been cleaned before.
 */
export function withSections(key: string, html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const marked = html.replace(/<h3>(.*?)<\/h3>/gs, (_heading, inner: string) => {
    const id = `${key}-${sections.length + 1}`;
    sections.push({ id, title: plain(inner) });
    return `<h3 id="${id}">${inner}</h3>`;
  });
  return { html: marked, sections };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a heading: cleaned HTML knows these four entities alone. */
function plain(inner: string): string {
  return inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}
