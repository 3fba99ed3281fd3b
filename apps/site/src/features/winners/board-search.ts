export interface BoardSearch {
  period?: 'week' | undefined;
  order?: 'payout' | 'multiplier' | undefined;
  pageNo?: number | undefined;
}

/** What the board shows; all of it stands in the address, what is shown first does not. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const order = (['payout', 'multiplier'] as const).find((one) => one === search.order);
  const pageNo = Number(search.pageNo);
  return {
    ...(search.period === 'week' ? { period: 'week' as const } : {}),
    ...(order === undefined ? {} : { order }),
    ...(Number.isSafeInteger(pageNo) && pageNo > 1 && pageNo < 10 ? { pageNo } : {}),
  };
}
