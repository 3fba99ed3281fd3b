/** The order after one has changed places with its neighbour among some of them; as it was where there is none. */
export function moved<Item>(
  items: readonly Item[],
  item: Item,
  by: -1 | 1,
  among: readonly Item[] = items,
): Item[] {
  const at = among.indexOf(item);
  const neighbour = among[at + by];
  if (at < 0 || neighbour === undefined) return [...items];
  return items.map((one) => (one === item ? neighbour : one === neighbour ? item : one));
}
