import type { SportsMarket } from '@ikka/contract';
import {
  inMarketOrder,
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
  const known = inMarketOrder(sport, markets, ({ key }) => key).flatMap((market) => {
    const ref = readMarketKey(market.key);
    const kind = marketTypes[sport].find(({ code }) => code === ref?.type);
    return ref === null || kind === undefined ? [] : [{ market, ref, group: kind.group }];
  });
  const cards = Map.groupBy(known, ({ ref }) => `${ref.type}@${ref.scope}`);
  return [...cards].flatMap(([key, of]) => {
    const [first] = of;
    return first === undefined ? [] : [{ key, group: first.group, markets: of.map(({ market }) => market) }];
  });
}

/** The groups that have markets, in their order. */
export const groupsOf = (cards: readonly MarketCard[]): MarketGroup[] =>
  marketGroups.filter((group) => cards.some((card) => card.group === group));
