/** What the address of a results page names: a lottery, and one of its draws. */
export interface ResultsSearch {
  gameCode?: string;
  issue?: string;
}

/** Reads it; whatever is not of this kind is dropped. Digits alone come as a number, for the address is read as JSON. */
export function readResultsSearch(search: Record<string, unknown>): ResultsSearch {
  const { gameCode } = search;
  const issue = typeof search.issue === 'number' ? String(search.issue) : search.issue;
  return {
    ...(typeof gameCode === 'string' && /^\w{1,24}$/.test(gameCode) ? { gameCode } : {}),
    ...(typeof issue === 'string' && /^\d{12}$/.test(issue) ? { issue } : {}),
  };
}
