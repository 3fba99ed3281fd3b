import type { Announcement } from '@ikka/contract';

/**
 * Which notice of a board is open: the chosen one, on this page or (`alone`) asked for by itself; without a choice the
 * first. `isOver` where what was chosen is no longer announced.
 */
export function chosenOf(
  list: readonly Announcement[],
  id: string | undefined,
  alone: readonly Announcement[] | undefined,
): { chosen: Announcement | undefined; isOver: boolean } {
  if (id === undefined) return { chosen: list[0], isOver: false };
  const chosen = list.find((one) => one.id === id) ?? alone?.find((one) => one.id === id);
  return { chosen, isOver: chosen === undefined && alone !== undefined };
}
