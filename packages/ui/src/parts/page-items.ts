export type PageItem = number | 'gap';

/** How many pages stand around the present one, and how many at each end. */
const range = 3;
const margin = 1;

/**
 * The page numbers that a pager shows: a window of three around the present page, one at each end, and a gap where
 * pages are left out. A gap of a single page shows that page instead.
 */
export function pageItems(page: number, totalPages: number): PageItem[] {
  const start = Math.max(1, Math.min(page - Math.floor(range / 2), totalPages - range + 1));
  const shown = new Set<number>();
  for (let number = 1; number <= Math.min(margin, totalPages); number += 1) {
    shown.add(number).add(totalPages - number + 1);
  }
  for (let number = start; number < start + range && number <= totalPages; number += 1) shown.add(number);
  const items: PageItem[] = [];
  let last = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - last === 2) items.push(number - 1);
    else if (number - last > 2) items.push('gap');
    items.push(number);
    last = number;
  }
  return items;
}
