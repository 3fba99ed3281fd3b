import type { CallValue, calls, GameCategory } from '@ikka/contract';

/** The categories of the header, in its order, each with the page that shows its games. */
export const categoryPages = {
  LIVE: '/live',
  SPORTS: '/sports',
  RNG: '/rng',
  FISH: '/fish',
  PVP: '/pvp',
  ESPORTS: '/esports',
  ELOTT: '/elott',
  LOTT: '/lottery',
} as const satisfies Partial<Record<GameCategory, string>>;

export type ShellCategory = keyof typeof categoryPages;
export type CategoryPage = (typeof categoryPages)[ShellCategory];

export const shellCategories = Object.keys(categoryPages) as readonly ShellCategory[];

/** The vendor that carries both lotteries, by its code on the wire. */
const lotteryVendor = 'TCG_SEA';
const lotteries: readonly ShellCategory[] = ['ELOTT', 'LOTT'];
const withoutGrid: readonly ShellCategory[] = ['SPORTS', ...lotteries];

type Lane = CallValue<typeof calls.catalogue.vendors>['lanes'][number];
export type VendorCard = Lane['cards'][number];
type Menu = CallValue<typeof calls.catalogue.gameMenus>['menus'][number];

/** Sports and lotteries are entered through their vendor; of all others the games themselves are shown. */
export const hasGrid = (category: ShellCategory): boolean => !withoutGrid.includes(category);

/** Where a press leads: to a page of the site, or straight into a vendor's own entry. */
export type Way =
  | { readonly kind: 'page'; readonly to: CategoryPage; readonly vendor?: string }
  | { readonly kind: 'launch'; readonly vassalage: string; readonly gameType: ShellCategory };

export function vendorsOf(lanes: readonly Lane[], category: ShellCategory): readonly VendorCard[] {
  return lanes.find(({ gameCategory }) => gameCategory === category)?.cards ?? [];
}

/** The first vendor of a category that can be entered now; of the lotteries only the one that carries both. */
function entryOf(lanes: readonly Lane[], category: ShellCategory): VendorCard | undefined {
  return vendorsOf(lanes, category).find(
    ({ vassalage, games, maintenance }) =>
      games > 0 && !maintenance && (!lotteries.includes(category) || vassalage === lotteryVendor),
  );
}

const pageOf = (category: ShellCategory): Way => ({ kind: 'page', to: categoryPages[category] });

function launchOf(lanes: readonly Lane[], category: ShellCategory): Way {
  const vendor = entryOf(lanes, category);
  return vendor ? { kind: 'launch', vassalage: vendor.vassalage, gameType: category } : pageOf(category);
}

/** What the entry of a category in the header or a menu opens: its page, or the game itself where it is one. */
export function categoryWay(
  category: ShellCategory,
  menus: readonly Pick<Menu, 'gameType' | 'type'>[],
  lanes: readonly Lane[],
): Way {
  const isGame = menus.some(({ gameType, type }) => gameType === category && type === 'game');
  return isGame || lotteries.includes(category) ? launchOf(lanes, category) : pageOf(category);
}

/** What the entry of a category in the footer opens: of sports the first vendor at once. */
export function footerWay(
  category: ShellCategory,
  menus: readonly Pick<Menu, 'gameType' | 'type'>[],
  lanes: readonly Lane[],
): Way {
  return category === 'SPORTS' ? launchOf(lanes, category) : categoryWay(category, menus, lanes);
}

/** What a vendor opens: his games on the page of the category, or his own entry where he has no list of games. */
export function vendorWay(category: ShellCategory, vendor: VendorCard): Way {
  return hasGrid(category) && vendor.isGame === 'VASSALAGE'
    ? { kind: 'page', to: categoryPages[category], vendor: vendor.vassalage }
    : { kind: 'launch', vassalage: vendor.vassalage, gameType: category };
}
