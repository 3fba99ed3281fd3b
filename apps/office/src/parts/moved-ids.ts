/** The order after one has changed places with its neighbour; as it was where there is none. */
export function movedIds(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const neighbour = ids[at + by];
  if (at < 0 || neighbour === undefined) return [...ids];
  return ids.map((one) => (one === id ? neighbour : one === neighbour ? id : one));
}
