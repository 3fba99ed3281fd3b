import type { Fraction } from '@ikka/money';
import {
  type FeedMarket,
  type Fixture,
  knownMarket,
  type MarketRef,
  type MatchState,
  marketKey,
  marketTypes,
  ownPricer,
  printLine,
  printOdds,
  quoteMarket,
  type Rates,
} from '@ikka/sports/rules';
import type { Board, BoardMarket, BoardOutcome, Moves } from './board.ts';
import { moveChances } from './move-chances.ts';
import { overroundOf } from './trading-terms.ts';

/** What is priced of a market before the house's margin. */
interface Priced extends MarketRef {
  readonly state: BoardMarket['state'];
  readonly outcomes: readonly { readonly key: string; readonly win: number; readonly back: number }[];
}

/**
 * The board of a match: the house's own prices of what goals or maps decide, the provider's chances for everything else, as its traders
 * have moved them, with its margin. A market that is the same as before keeps its version; one that is priced no more is closed.
 */
export function makeBoard(
  fixture: Pick<Fixture, 'sport' | 'people' | 'format'>,
  state: MatchState,
  {
    rates,
    markets,
    moves,
  }: { readonly rates: Rates; readonly markets: readonly FeedMarket[]; readonly moves: Moves },
  before: Board,
  version: number,
): { readonly board: Board; readonly isChanged: boolean } {
  const board: Record<string, BoardMarket> = {};
  let isChanged = false;
  const all = inOrder(fixture, [...ownPrices(fixture, state, rates), ...fedPrices(fixture, markets)]);
  for (const priced of all) {
    const key = marketKey(priced);
    const outcomes = moveChances(priced.outcomes, moves[key]);
    const made = quoted(fixture.sport, { ...priced, outcomes }, version);
    const known = before[key];
    const isSame = known !== undefined && isSamePrice(known, made);
    board[key] = isSame ? known : made;
    isChanged ||= !isSame;
  }
  for (const [key, known] of Object.entries(before)) {
    if (board[key] !== undefined) continue;
    board[key] = known.state === 'closed' ? known : { ...known, state: 'closed', version };
    isChanged ||= known.state !== 'closed';
  }
  return { board, isChanged };
}

function ownPrices(fixture: Pick<Fixture, 'format'>, { facts }: MatchState, rates: Rates): Priced[] {
  const priced = ownPricer(fixture, facts, rates)?.markets() ?? [];
  return priced.map(({ line, ...market }) => ({
    ...market,
    line: line === null ? null : printLine(line),
    state: 'open',
  }));
}

/** A market that the rules do not know, or outcomes that they do not have, are not sold. */
const fedPrices = (fixture: Pick<Fixture, 'sport' | 'people'>, markets: readonly FeedMarket[]): Priced[] =>
  markets.flatMap(({ outcomes, ...market }) => {
    const type = knownMarket(fixture.sport, market);
    if (type === null) return [];
    const known = new Set(type.outcomes(fixture.people));
    return [
      {
        ...market,
        outcomes: outcomes
          .filter(({ key }) => known.has(key))
          .map(({ key, win, back }) => ({ key, win: Number(win), back: Number(back) })),
      },
    ];
  });

function inOrder({ sport }: Pick<Fixture, 'sport'>, priced: readonly Priced[]): readonly Priced[] {
  const order = marketTypes[sport].map(({ code }) => code);
  return priced.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

function quoted(sport: Fixture['sport'], priced: Priced, version: number): BoardMarket {
  const quotes = quoteMarket(priced.outcomes, {
    method: 'power',
    overround: overroundOf(sport, priced.type),
  });
  const outcomes = priced.outcomes.map(
    ({ key, win, back }, at): BoardOutcome => ({
      key,
      odds: printed(quotes[at]?.odds ?? null),
      win: asText(win),
      back: asText(back),
    }),
  );
  const isPriced = outcomes.some(({ odds }) => odds !== null);
  return {
    type: priced.type,
    scope: priced.scope,
    line: priced.line,
    state: priced.state === 'open' && !isPriced ? 'closed' : priced.state,
    version,
    outcomes,
  };
}

const printed = (odds: Fraction | null): string | null => (odds === null ? null : printOdds(odds, 'decimal'));

/** Eight digits are far below what changes a price. */
export const asText = (chance: number): string => chance.toFixed(8).replace(/\.?0+$/, '');

const isSamePrice = (one: BoardMarket, other: BoardMarket): boolean =>
  one.state === other.state &&
  one.outcomes.length === other.outcomes.length &&
  one.outcomes.every(({ key, odds }, at) => {
    const made = other.outcomes[at];
    return made?.key === key && made.odds === odds;
  });
