/**
 * What a cell of a table says in a file: an amount as a plain number and an instant as the wire writes it, where the cell holds nothing
 * else; otherwise its words, with commas between marks that stand side by side.
 */
export function cellText(cell: Element): string {
  const text = cell.textContent.trim();
  const exact = onlyOne(cell.querySelectorAll<HTMLElement>('[data-amount], time[datetime]'));
  if (exact !== null && exact.textContent.trim() === text) {
    return exact.dataset.amount ?? exact.getAttribute('datetime') ?? text;
  }
  // A dash stands where there is nothing.
  return text === '—' ? '' : wordsOf(cell).trim();
}

const onlyOne = <Item>(items: ArrayLike<Item>): Item | null =>
  items.length === 1 ? (items[0] ?? null) : null;

function wordsOf(element: Element): string {
  const nodes = [...element.childNodes];
  const parts = nodes.filter((node) => node.textContent?.trim());
  const areMarks = parts.length > 1 && parts.every((node) => node.nodeType === Node.ELEMENT_NODE);
  return (areMarks ? parts : nodes)
    .map((node) => (node instanceof Element ? wordsOf(node) : (node.textContent ?? '')))
    .join(areMarks ? ', ' : '')
    .replace(/\s+/g, ' ');
}

/** The lines of a table as it stands on the page, without its head. */
export const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(cellText));

export const headOf = (table: Element): string[] =>
  [...table.querySelectorAll('thead th')].map((cell) => cell.textContent.trim());
