import type { AcceptPolicy, CallValue, calls, SportsFixture, SportsSelection } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import { parseAmount } from '@ikka/money';
import { payoutOf, readOdds, type SystemCode, systemCodes, systems } from '@ikka/sports/rules';

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
}

/** How the selections are combined: each by itself, all in one line, or in the lines of a system. */
export type SlipMode = 'single' | 'multiple' | 'system';

export interface Slip {
  readonly picks: readonly SlipPick[];
  readonly mode: SlipMode;
  readonly system: string;
  /** Of the multiple, or of each line of the system; as typed. */
  readonly stake: string;
  readonly accept: AcceptPolicy;
}

export const emptySlip: Slip = { picks: [], mode: 'single', system: '', stake: '', accept: 'better' };

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
  | { readonly type: 'toggle'; readonly pick: Omit<SlipPick, 'stake'> }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'stake'; readonly key: string | null; readonly stake: string }
  | { readonly type: 'mode'; readonly mode: SlipMode }
  | { readonly type: 'system'; readonly system: string }
  | { readonly type: 'accept'; readonly accept: AcceptPolicy }
  | { readonly type: 'agree'; readonly odds: ReadonlyMap<string, string> }
  | { readonly type: 'clear' };

/** The slip after a change. */
export function changed(slip: Slip, change: SlipChange): Slip {
  switch (change.type) {
    case 'toggle': {
      const key = pickKey(change.pick);
      if (slip.picks.some((pick) => pickKey(pick) === key)) return changed(slip, { type: 'remove', key });
      // Another outcome of the same market takes the place of the one before.
      const others = slip.picks.filter(
        ({ fixture, market }) => fixture.id !== change.pick.fixture.id || market !== change.pick.market,
      );
      return settledMode({ ...slip, picks: [...others, { ...change.pick, stake: '' }] });
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
    case 'clear':
      return { ...emptySlip, accept: slip.accept };
  }
}

/** With a mode, and a system, that so many selections have. */
function settledMode(slip: Slip): Slip {
  const offered = systemsFor(slip.picks.length);
  const mode =
    (slip.mode === 'multiple' && slip.picks.length < 2) || (slip.mode === 'system' && offered.length === 0)
      ? 'single'
      : slip.mode;
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

/** The systems of so many selections: the named ones, and all lines of one size. */
export function systemsFor(selections: number): OfferedSystem[] {
  if (selections < 3 || selections > selectionsMost) return [];
  const named = systemCodes
    .filter((code) => systems[code].selections === selections)
    .map((code) => ({ code, name: code, sizes: systems[code].sizes }));
  const ofOneSize = Array.from({ length: selections - 2 }, (_, at) => at + 2).map((size) => ({
    code: `${size}/${selections}`,
    name: null,
    sizes: [size],
  }));
  return [...named, ...ofOneSize];
}

/** How many selections make a line of the slip. */
export function sizesOf({ mode, picks, system }: Slip): readonly number[] {
  if (mode === 'single') return [1];
  if (mode === 'multiple') return [picks.length];
  return systemsFor(picks.length).find(({ code }) => code === system)?.sizes ?? [picks.length];
}

/** Whether two selections are of one match, so that they are in no line together. */
export const isRelated = ({ picks }: Pick<Slip, 'picks'>): boolean =>
  new Set(picks.map(({ fixture }) => fixture.id)).size < picks.length;

/** What a stake on selections returns where all of them win; null for a stake that is none. */
export function returnOf(stake: bigint, odds: readonly string[], sizes: readonly number[]): bigint | null {
  const factors = odds.map((text) => ({ factor: readOdds(text), isBanker: false }));
  const known = factors.flatMap(({ factor, isBanker }) => (factor === null ? [] : [{ factor, isBanker }]));
  if (stake <= 0n || known.length < odds.length) return null;
  return payoutOf(stake, known, sizes);
}

/** What was typed as an amount above zero; null for anything else. */
export function typedAmount(text: string, currency: Currency): bigint | null {
  const [whole = '', digits = ''] = text.trim().split('.');
  const full = currency.digits === 0 ? whole : `${whole || '0'}.${digits.padEnd(currency.digits, '0')}`;
  const units = parseAmount(full, currency);
  return units === null || units <= 0n ? null : units;
}

export const toSelection = ({ fixture, market, outcome, odds }: SlipPick): SportsSelection => ({
  fixture: fixture.id,
  market,
  outcome,
  odds,
});

/** What the house offers on each selection now, where it is not what its player has agreed to. */
export function movedOdds({ picks }: Pick<Slip, 'picks'>, quote: Quote | undefined): Map<string, string> {
  const moved = new Map<string, string>();
  for (const pick of picks) {
    const now = quotedOf(pick, quote)?.odds;
    if (now != null && now !== pick.odds) moved.set(pickKey(pick), now);
  }
  return moved;
}

export const quotedOf = (pick: SlipPick, quote: Quote | undefined): Quote['selections'][number] | undefined =>
  quote?.selections.find(
    ({ fixture, market, outcome }) =>
      fixture === pick.fixture.id && market === pick.market && outcome === pick.outcome,
  );
