import type { SportsMarket } from '@ikka/contract';
import {
  type MarketGroup,
  marketGroups,
  marketTypes,
  readMarketKey,
  type SportCode,
} from '@ikka/sports/rules';

/** Markets that stand together: one kind and one part of the match, on as many lines as there are. */
export interface MarketCard {
  readonly key: string;
  readonly group: MarketGroup;
  readonly markets: readonly SportsMarket[];
}

/** The markets of a match as its page shows them: by kind in the order of the rules, lines rising. */
export function cardsOf(sport: SportCode, markets: readonly SportsMarket[]): MarketCard[] {
  const kinds = marketTypes[sport];
  const known = markets.flatMap((market) => {
    const ref = readMarketKey(market.key);
    const order = kinds.findIndex(({ code }) => code === ref?.type);
    const kind = kinds[order];
    return ref === null || kind === undefined ? [] : [{ market, ref, order, group: kind.group }];
  });
  const sorted = known.toSorted(
    (a, b) =>
      a.order - b.order ||
      a.ref.scope.localeCompare(b.ref.scope, 'en', { numeric: true }) ||
      Number(a.ref.line ?? 0) - Number(b.ref.line ?? 0),
  );
  const cards = Map.groupBy(sorted, ({ ref }) => `${ref.type}@${ref.scope}`);
  return [...cards].flatMap(([key, of]) => {
    const [first] = of;
    return first === undefined ? [] : [{ key, group: first.group, markets: of.map(({ market }) => market) }];
  });
}

/** The groups that have markets, in their order. */
export const groupsOf = (cards: readonly MarketCard[]): MarketGroup[] =>
  marketGroups.filter((group) => cards.some((card) => card.group === group));
