import { type AcceptPolicy, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Currency, type Fraction, formatAmount, fraction, isLess, subtract } from '@ikka/money';
import type { Book } from '@ikka/sports/books';
import {
  factorsOf,
  fieldOf,
  lineCount,
  mainMarket,
  type PlaceTerms,
  placeTerms,
  readOdds,
  returnOfUnits,
  scoreOf,
  slipFault,
} from '@ikka/sports/rules';
import type { ClosedGame } from '../../catalogue/index.ts';
import { isIn } from '../books.ts';
import type { Sight } from '../fixtures/fresh-fixtures.ts';
import type { SportsParts } from '../parts.ts';
import { isInPlay, whyNotOpen } from '../prices/takes-bets.ts';
import type { StoredFixture } from '../store.ts';
import { liabilityOf } from './liability-store.ts';
import { pricedLeg, type StoredLeg } from './stored-bet.ts';

/** A selection as a player sends it. */
export interface Wanted {
  readonly fixture: string;
  readonly market: string;
  readonly outcome: string;
  readonly odds: string;
  readonly isBanker: boolean;
  /** Of a slip each way, as they were shown. */
  readonly places?: number | undefined;
}

/** Looks at the matches of a slip anew; those of another book are not seen. */
export async function lookAt(
  { fresh }: Pick<SportsParts, 'fresh'>,
  book: Book,
  ids: readonly string[],
): Promise<Sight> {
  const { fixtures, feeds } = await fresh.look(ids);
  const seen = new Map<string, StoredFixture>();
  for (const id of ids) {
    const fixture = fixtures.get(id);
    if (fixture !== undefined && isIn(book, fixture)) seen.set(id, fixture);
  }
  return { fixtures: seen, feeds };
}

/** Whether selections make a slip of these sizes. */
export function faultOf(
  selections: readonly Pick<Wanted, 'fixture' | 'isBanker'>[],
  sizes: readonly number[],
): Refusal<'sports.related' | 'sports.slip_invalid'> | null {
  const fault = slipFault(selections, sizes);
  if (fault === null) return null;
  return fault.fault === 'related'
    ? refuse('sports.related', { fixture: fault.fixture })
    : refuse('sports.slip_invalid', { why: fault.fault });
}

export type LegRefusal = Refusal<
  | 'sports.fixture_unknown'
  | 'sports.market_closed'
  | 'sports.suspended'
  | 'sports.odds_changed'
  | 'sports.places_changed'
  | 'sports.slip_invalid'
>;

/** On which terms a market is bet on each way now (SP17): who wins, by those who start; null where it is not. */
export function eachWayTerms({ fixture, state }: StoredFixture, market: string): PlaceTerms | null {
  const field = fieldOf(state);
  if (field === null || market !== mainMarket(fixture.sport)) return null;
  return placeTerms(field.sport, fixture.people.length - field.withdrawn.length);
}

/** The selections as they would be accepted now: at the odds of this moment, where the player takes them. */
export function legsAt(
  sight: Sight,
  selections: readonly Wanted[],
  { accept, isEachWay }: { readonly accept: AcceptPolicy; readonly isEachWay: boolean },
  now: Date,
): readonly StoredLeg[] | LegRefusal {
  const legs: StoredLeg[] = [];
  for (const wanted of selections) {
    const fixture = sight.fixtures.get(wanted.fixture);
    if (fixture === undefined) return refuse('sports.fixture_unknown', { fixture: wanted.fixture });
    const closed = whyNotOpen(fixture, wanted, sight.feeds.get(fixture.provider), now);
    if (closed) return closed;
    const market = fixture.board[wanted.market];
    const odds = market?.outcomes.find(({ key }) => key === wanted.outcome)?.odds;
    if (market === undefined || odds == null)
      return refuse('sports.market_closed', { fixture: fixture.id, market: wanted.market });
    if (!isTaken(wanted.odds, odds, accept))
      return refuse('sports.odds_changed', { fixture: fixture.id, market: wanted.market, odds });
    const terms = isEachWay ? eachWayTerms(fixture, wanted.market) : undefined;
    if (terms === null) return refuse('sports.slip_invalid', { why: 'each_way' });
    // A runner was withdrawn meanwhile, and fewer places are paid.
    if (terms !== undefined && wanted.places !== undefined && terms.places < wanted.places)
      return refuse('sports.places_changed', { fixture: fixture.id, places: terms.places });
    const inPlay = isInPlay(fixture);
    legs.push({
      fixture: fixture.id,
      market: wanted.market,
      outcome: wanted.outcome,
      odds,
      version: market.version,
      isBanker: wanted.isBanker,
      isInPlay: inPlay,
      takenAt: inPlay ? scoreOf(fixture.state.facts) : { home: 0, away: 0 },
      withdrawn: fieldOf(fixture.state)?.withdrawn.length,
      eachWay: terms,
    });
  }
  return legs;
}

/** Whether a player takes odds that are no longer those that he saw. */
function isTaken(shown: string, offered: string, accept: AcceptPolicy): boolean {
  if (shown === offered || accept === 'any') return true;
  const [before, now] = [readOdds(shown), readOdds(offered)];
  return accept === 'better' && before !== null && now !== null && isLess(before, now);
}

export interface StakeRange {
  readonly lines: number;
  /** Of all lines together. */
  readonly least: bigint;
  readonly most: bigint;
  /** What bounds the most is what the house pays, and no stake. */
  readonly isByWin: boolean;
  readonly winMax: bigint | null;
  /** The stake that wins as much; null where nothing bounds that. */
  readonly byWin: bigint | null;
  /** What bounds the most is what the house may lose by the outcome. */
  readonly isByLiability: boolean;
}

/** Between which stakes a slip is taken: no bet wins more than the house pays (SP13), and no outcome costs it more than it may. */
export async function stakeRange(
  parts: LimitParts,
  { gameId }: Pick<Book, 'gameId'>,
  legs: readonly LimitedLeg[],
  sizes: readonly number[],
  currency: Currency,
): Promise<StakeRange | ClosedGame> {
  const range = await winRange(parts, gameId, legs, sizes, currency);
  const [leg, another] = legs;
  if (isRefusal(range) || leg === undefined || another !== undefined) return range;
  const room = await roomFor(parts, leg, currency);
  if (room === null) return range;
  const won = subtract(unitReturn([leg], sizes), fraction(1n, 1n));
  if (won.numerator <= 0n) return range;
  const most = (room * won.denominator) / won.numerator;
  return most < range.most ? { ...range, most, isByWin: false, isByLiability: true } : range;
}

export type LimitParts = Pick<SportsParts, 'database' | 'stakes' | 'greatestWin' | 'liabilityMax' | 'fresh'>;
type LimitedLeg = Pick<StoredLeg, 'fixture' | 'market' | 'outcome' | 'odds' | 'isBanker' | 'eachWay'>;

/** What the house may lose by single bets on an outcome, all together; null where nothing bounds it. */
export async function liabilityCap(
  { fresh, liabilityMax }: Pick<SportsParts, 'fresh' | 'liabilityMax'>,
  { fixture: id }: Pick<LimitedLeg, 'fixture'>,
  currency: Currency,
): Promise<bigint | null> {
  const fixture = (await fresh.recall([id])).get(id);
  return fixture === undefined ? null : liabilityMax(fixture.sport, currency);
}

/** How much of that is left. */
async function roomFor(parts: LimitParts, leg: LimitedLeg, currency: Currency): Promise<bigint | null> {
  const cap = await liabilityCap(parts, leg, currency);
  if (cap === null) return null;
  const { fixture, market, outcome } = leg;
  const of = { fixture, market, outcome, currency: currency.code };
  const left = cap - (await liabilityOf(parts.database.db, of));
  return left > 0n ? left : 0n;
}

/** What a unit of stake returns where all of a slip wins. */
function unitReturn(legs: readonly LimitedLeg[], sizes: readonly number[]): Fraction {
  const { numerator, denominator } = returnOfUnits(
    legs.map((leg) => factorsOf(pricedLeg(leg), null, 'win')),
    sizes,
  );
  return { numerator, denominator: denominator * BigInt(lineCount(legs, sizes)) };
}

async function winRange(
  parts: Pick<SportsParts, 'stakes' | 'greatestWin'>,
  gameId: string,
  legs: readonly LimitedLeg[],
  sizes: readonly number[],
  currency: Currency,
): Promise<StakeRange | ClosedGame> {
  const stakes = await parts.stakes(gameId, currency);
  if (isRefusal(stakes)) return stakes;
  const lines = lineCount(legs, sizes);
  const [least, most] = [stakes[0] ?? 1n, stakes.at(-1) ?? 0n];
  const winMax = parts.greatestWin(gameId, currency);
  const free = { lines, least, most, isByWin: false, winMax, byWin: null, isByLiability: false };
  if (winMax === null) return free;
  const won = subtract(unitReturn(legs, sizes), fraction(1n, 1n));
  if (won.numerator <= 0n) return free;
  const byWin = (winMax * won.denominator) / won.numerator;
  return {
    lines,
    least,
    most: byWin < most ? byWin : most,
    isByWin: byWin < most,
    winMax,
    byWin,
    isByLiability: false,
  };
}

/** Whether a stake lies within its range. */
export function stakeFault(
  stake: bigint,
  { least, most, isByWin, winMax, isByLiability }: StakeRange,
  currency: Currency,
): Refusal<'round.stake_invalid' | 'round.win_too_great' | 'sports.limit_reached'> | null {
  if (stake >= least && stake <= most) return null;
  return stake > most && isByWin && winMax !== null
    ? refuse('round.win_too_great', {
        winMax: formatAmount(winMax, currency),
        stakeMax: formatAmount(most, currency),
      })
    : isByLiability && stake > most
      ? refuse('sports.limit_reached', { stakeMax: formatAmount(most, currency) })
      : refuse('round.stake_invalid', {
          stakes: [formatAmount(least, currency), formatAmount(most, currency)],
        });
}
