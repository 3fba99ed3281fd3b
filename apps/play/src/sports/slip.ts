import type {
  AcceptPolicy,
  CallValue,
  calls,
  SportsBet,
  SportsFixture,
  SportsReferral,
  SportsSelection,
} from '@ikka/contract';
import type { Currency } from '@ikka/money';
import { parseAmount } from '@ikka/money';
import {
  type PlaceTerms,
  payoutOf,
  placeOdds,
  readOdds,
  type SystemCode,
  systemCodes,
  systems,
} from '@ikka/sports/rules';

export type Quote = CallValue<typeof calls.sports.sportsQuote>;

/** A selection in the slip: what is shown of it, and the odds that its player has agreed to. */
export interface SlipPick {
  readonly fixture: SportsFixture;
  readonly market: string;
  readonly outcome: string;
  /** Of a person. */
  readonly outcomeName: { readonly EN: string; readonly UR: string } | null;
  readonly odds: string;
  /** Of a single on it; as typed. */
  readonly stake: string;
  /** In every line of a system. */
  readonly isBanker: boolean;
}
/** As it is picked from a board. */
export type FreshPick = Omit<SlipPick, 'stake' | 'isBanker'>;

/** How the selections are combined: each by itself, all in one line, or in the lines of a system. */
export type SlipMode = 'single' | 'multiple' | 'system';

export interface Slip {
  readonly picks: readonly SlipPick[];
  readonly mode: SlipMode;
  readonly system: string;
  /** Of the multiple, or of each line of the system; as typed. */
  readonly stake: string;
  readonly accept: AcceptPolicy;
  /** Every line twice, to win and on a place; counts only where all selections can be. */
  readonly isEachWay: boolean;
  /** The bet that is changed by it; null for a new one. */
  readonly editing: SportsBet | null;
  /** What a trader was asked for, until the slip is another one. */
  readonly asked: SportsReferral | null;
}

export const emptySlip: Slip = {
  picks: [],
  mode: 'single',
  system: '',
  stake: '',
  accept: 'better',
  isEachWay: false,
  editing: null,
  asked: null,
};

export const pickKey = ({
  fixture,
  market,
  outcome,
}: {
  readonly fixture: { readonly id: string };
  readonly market: string;
  readonly outcome: string;
}): string => `${fixture.id}|${market}|${outcome}`;

export type SlipChange =
  | { readonly type: 'toggle'; readonly pick: FreshPick }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'stake'; readonly key: string | null; readonly stake: string }
  | { readonly type: 'mode'; readonly mode: SlipMode }
  | { readonly type: 'system'; readonly system: string }
  | { readonly type: 'accept'; readonly accept: AcceptPolicy }
  | { readonly type: 'agree'; readonly odds: ReadonlyMap<string, string> }
  | { readonly type: 'eachWay' }
  | { readonly type: 'banker'; readonly key: string }
  /** `odds`: those of its selections now. */
  | { readonly type: 'edit'; readonly bet: SportsBet; readonly odds: ReadonlyMap<string, string> }
  | { readonly type: 'asked'; readonly referral: SportsReferral | null }
  | { readonly type: 'clear' };

/** Changes after which what a trader was asked for is what is wanted still. */
const keepsAsked: readonly SlipChange['type'][] = ['asked', 'accept', 'agree'];

/** The slip after a change. */
export function changed(slip: Slip, change: SlipChange): Slip {
  return applied(keepsAsked.includes(change.type) ? slip : { ...slip, asked: null }, change);
}

function applied(slip: Slip, change: SlipChange): Slip {
  switch (change.type) {
    case 'toggle': {
      const key = pickKey(change.pick);
      if (slip.picks.some((pick) => pickKey(pick) === key)) return applied(slip, { type: 'remove', key });
      // Another outcome of the same market takes the place of the one before.
      const others = slip.picks.filter(
        ({ fixture, market }) => fixture.id !== change.pick.fixture.id || market !== change.pick.market,
      );
      return settledMode({ ...slip, picks: [...others, { ...change.pick, stake: '', isBanker: false }] });
    }
    case 'remove':
      return settledMode({ ...slip, picks: slip.picks.filter((pick) => pickKey(pick) !== change.key) });
    case 'stake':
      return change.key === null
        ? { ...slip, stake: change.stake }
        : {
            ...slip,
            picks: slip.picks.map((pick) =>
              pickKey(pick) === change.key ? { ...pick, stake: change.stake } : pick,
            ),
          };
    case 'mode':
      return settledMode({ ...slip, mode: change.mode });
    case 'system':
      return { ...slip, system: change.system };
    case 'accept':
      return { ...slip, accept: change.accept };
    case 'agree':
      return {
        ...slip,
        picks: slip.picks.map((pick) => ({ ...pick, odds: change.odds.get(pickKey(pick)) ?? pick.odds })),
      };
    case 'eachWay':
      return { ...slip, isEachWay: !slip.isEachWay };
    case 'asked':
      return { ...slip, asked: change.referral };
    case 'banker':
      return settledMode({
        ...slip,
        picks: slip.picks.map((pick) =>
          pickKey(pick) === change.key ? { ...pick, isBanker: !pick.isBanker } : pick,
        ),
      });
    case 'edit':
      return slipOf(change.bet, change.odds, slip.accept);
    case 'clear':
      return { ...emptySlip, accept: slip.accept };
  }
}

/** The slip by which a bet is changed, as the bet stands. */
function slipOf(bet: SportsBet, odds: ReadonlyMap<string, string>, accept: AcceptPolicy): Slip {
  const picks = bet.legs.map((leg): SlipPick => {
    const { fixture, market, outcome, outcomeName, isBanker } = leg;
    const now = odds.get(pickKey(leg)) ?? leg.odds;
    return { fixture, market, outcome, outcomeName, odds: now, stake: '', isBanker };
  });
  const offered = systemsFor(picks);
  const system = offered.find(({ sizes }) => String(sizes) === String(bet.sizes))?.code ?? '';
  const mode = system === '' ? 'multiple' : 'system';
  return settledMode({ ...emptySlip, picks, mode, system, accept, editing: bet });
}

/** With a mode, and a system, that so many selections have. */
function settledMode(slip: Slip): Slip {
  const offered = systemsFor(slip.picks);
  const isOffered =
    slip.mode === 'single'
      ? slip.editing === null || slip.picks.length < 2
      : slip.mode === 'multiple'
        ? slip.picks.length > 1
        : offered.length > 0;
  // A bet that is changed stays one bet.
  const mode = isOffered ? slip.mode : slip.picks.length > 1 && slip.editing !== null ? 'multiple' : 'single';
  const system = offered.some(({ code }) => code === slip.system) ? slip.system : (offered[0]?.code ?? '');
  return { ...slip, mode, system };
}

export interface OfferedSystem {
  /** A named one, or `2/4` for every double of four. */
  readonly code: string;
  readonly name: SystemCode | null;
  readonly sizes: readonly number[];
}

const selectionsMost = 8;

/** The systems of these selections: the named ones, and all lines of one size. Bankers are in every line, and no size counts them. */
export function systemsFor(picks: readonly Pick<SlipPick, 'isBanker'>[]): OfferedSystem[] {
  const free = picks.filter(({ isBanker }) => !isBanker).length;
  const hasBanker = free < picks.length;
  if (free < (hasBanker ? 2 : 3) || picks.length > selectionsMost) return [];
  const named = systemCodes
    .filter((code) => systems[code].selections === free)
    .map((code) => ({ code, name: code, sizes: systems[code].sizes }));
  const least = hasBanker ? 1 : 2;
  const ofOneSize = Array.from({ length: free - least }, (_, at) => at + least).map((size) => ({
    code: `${size}/${free}`,
    name: null,
    sizes: [size],
  }));
  return [...named, ...ofOneSize];
}

/** How many selections make a line of the slip. */
export function sizesOf({ mode, picks, system }: Slip): readonly number[] {
  if (mode === 'single') return [1];
  if (mode === 'multiple') return [picks.length];
  return systemsFor(picks).find(({ code }) => code === system)?.sizes ?? [picks.length];
}

/** Whether two selections are of one match, so that they are in no line together. */
export const isRelated = ({ picks }: Pick<Slip, 'picks'>): boolean =>
  new Set(picks.map(({ fixture }) => fixture.id)).size < picks.length;

/** What a stake on selections returns where all of them win; null for a stake that is none. */
export function returnOf(
  stake: bigint,
  picks: readonly (Pick<SlipPick, 'odds' | 'isBanker'> & { readonly eachWay?: PlaceTerms | undefined })[],
  sizes: readonly number[],
): bigint | null {
  const known = picks.flatMap(({ odds, isBanker, eachWay }) => {
    const factor = readOdds(odds);
    if (factor === null) return [];
    return [{ factor, isBanker, eachWay: eachWay && placeOdds(factor, eachWay) }];
  });
  if (stake <= 0n || known.length < picks.length) return null;
  return payoutOf(stake, known, sizes);
}

/** What was typed as an amount above zero; null for anything else. */
export function typedAmount(text: string, currency: Currency): bigint | null {
  const [whole = '', digits = ''] = text.trim().split('.');
  const full = currency.digits === 0 ? whole : `${whole || '0'}.${digits.padEnd(currency.digits, '0')}`;
  const units = parseAmount(full, currency);
  return units === null || units <= 0n ? null : units;
}

export const toSelection = ({ fixture, market, outcome, odds, isBanker }: SlipPick): SportsSelection => ({
  fixture: fixture.id,
  market,
  outcome,
  odds,
  isBanker,
});

/** The selections as they are bet on: only a system has bankers. */
export const pickedIn = ({ mode, picks }: Pick<Slip, 'mode' | 'picks'>): readonly SlipPick[] =>
  mode === 'system' ? picks : picks.map((pick) => ({ ...pick, isBanker: false }));

/** What the house offers on each selection now, where it is not what its player has agreed to. */
export function movedOdds({ picks }: Pick<Slip, 'picks'>, quote: Quote | undefined): Map<string, string> {
  const moved = new Map<string, string>();
  for (const pick of picks) {
    const now = quotedOf(pick, quote)?.odds;
    if (now != null && now !== pick.odds) moved.set(pickKey(pick), now);
  }
  return moved;
}

/** The terms on which each selection is bet on each way; null where one of them is not. */
export function eachWayOf({ picks }: Pick<Slip, 'picks'>, quote: Quote | undefined): PlaceTerms[] | null {
  const terms = picks.flatMap((pick) => {
    const offered = quotedOf(pick, quote)?.eachWay;
    const [numerator, denominator] = offered?.share.split('/').map(Number) ?? [];
    if (offered == null || numerator === undefined || denominator === undefined) return [];
    return [{ places: offered.places, share: [numerator, denominator] as const }];
  });
  return picks.length > 0 && terms.length === picks.length ? terms : null;
}

/** Whether a selection takes no bets now. */
export const hasClosed = ({ picks }: Pick<Slip, 'picks'>, quote: Quote | undefined): boolean =>
  picks.some((pick) => (quotedOf(pick, quote)?.state ?? 'open') !== 'open');

export const quotedOf = (pick: SlipPick, quote: Quote | undefined): Quote['selections'][number] | undefined =>
  quote?.selections.find(
    ({ fixture, market, outcome }) =>
      fixture === pick.fixture.id && market === pick.market && outcome === pick.outcome,
  );
