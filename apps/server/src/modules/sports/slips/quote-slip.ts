import { type CallAnswer, type calls, isRefusal } from '@ikka/contract';
import { type Currency, formatAmount } from '@ikka/money';
import type { Book } from '@ikka/sports/books';
import type { ClosedGame } from '../../catalogue/index.ts';
import type { SportsParts } from '../parts.ts';
import { marketState } from '../prices/takes-bets.ts';
import { termsView } from '../views.ts';
import {
  eachWayTerms,
  faultOf,
  type LimitParts,
  lookAt,
  type StakeRange,
  stakeRange,
  type Wanted,
} from './judge-slip.ts';

type Quote = CallAnswer<(typeof calls)['sports']['sportsQuote']>;

/** What a slip is at this moment: the odds of its selections, and up to which stakes it is taken. */
export async function quoteSlip(
  parts: LimitParts & Pick<SportsParts, 'clock'>,
  {
    book,
    selections,
    sizes,
    isEachWay,
  }: {
    readonly book: Book;
    readonly selections: readonly Wanted[];
    readonly sizes: readonly number[];
    readonly isEachWay: boolean;
  },
  currency: Currency,
): Promise<Quote | ClosedGame> {
  const now = parts.clock.now();
  const sight = await lookAt(
    parts,
    book,
    selections.map(({ fixture }) => fixture),
  );
  const looked = selections.map((wanted) => {
    const fixture = sight.fixtures.get(wanted.fixture);
    const offered = fixture?.board[wanted.market]?.outcomes.find(({ key }) => key === wanted.outcome);
    const feed = fixture && sight.feeds.get(fixture.provider);
    const state =
      fixture === undefined ? ('closed' as const) : marketState(fixture, wanted.market, feed, now);
    const terms = fixture === undefined ? null : eachWayTerms(fixture, wanted.market);
    return {
      ...wanted,
      offered: offered?.odds ?? null,
      odds: offered?.odds ?? wanted.odds,
      state,
      terms,
    };
  });
  const isWhole = isEachWay && looked.every(({ terms }) => terms !== null);
  const priced = looked.map((one) => ({ ...one, eachWay: (isWhole ? one.terms : null) ?? undefined }));
  // A banker is one among others: by itself it is a single like any.
  const singles = await Promise.all(
    priced.map((one) => stakeRange(parts, book, [{ ...one, isBanker: false }], [1], currency)),
  );
  const fault = faultOf(selections, sizes);
  const whole = fault === null ? await stakeRange(parts, book, priced, sizes, currency) : null;
  const ranges: StakeRange[] = [];
  for (const single of singles) {
    if (isRefusal(single)) return single;
    ranges.push(single);
  }
  const shown = (amount: bigint | undefined) =>
    formatAmount(amount !== undefined && amount > 0n ? amount : 0n, currency);
  return {
    selections: priced.map(({ fixture, market, outcome, offered, state, terms }, at) => ({
      fixture,
      market,
      outcome,
      odds: offered,
      state,
      stakeMax: shown(ranges[at]?.most),
      eachWay: termsView(terms),
    })),
    stakeMin: shown(ranges[0]?.least),
    slip: whole === null || isRefusal(whole) ? null : { lines: whole.lines, stakeMax: shown(whole.most) },
    isRelated: fault?.code === 'sports.related',
  };
}
