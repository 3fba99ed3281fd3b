import { useQuery } from '@tanstack/react-query';
import { menusQuery, vendorsQuery } from '../../parts/calls/queries.ts';
import { categoryWay, footerWay, type ShellCategory } from '../../parts/games/category-view.ts';

/** Where the categories lead, by what the catalogue holds now; until it has answered, to their pages. */
export function useCategoryWays() {
  const menus = useQuery(menusQuery).data?.menus ?? [];
  const lanes = useQuery(vendorsQuery).data?.lanes ?? [];
  return {
    lanes,
    categoryWay: (category: ShellCategory) => categoryWay(category, menus, lanes),
    footerWay: (category: ShellCategory) => footerWay(category, menus, lanes),
  };
}
