import { type FieldFacts, hasRuleFour } from '../../facts/field-facts.ts';
import { readOdds } from '../../odds/odds-format.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { ruleFour } from '../../settlement/rule-four.ts';
import { type MarketType, never, type Selection, type Why } from '../market-type.ts';

/** What a field comes to: nothing of it is decided before the official order. */
export interface FieldView {
  readonly facts: FieldFacts;
  readonly isOfficial: boolean;
}

type Market = Omit<MarketType<FieldView>, 'sport'>;

/** No sum of deductions takes more of the winnings. */
const deductionMost = 90;

/** What becomes of a runner by the first so many places (SP5); null before the official order. */
function placed(places: number) {
  return ({ outcome }: Selection, { facts, isOfficial }: FieldView): LegResult | null => {
    if (!isOfficial) return null;
    if (facts.withdrawn.some(({ runner }) => runner === outcome)) return 'void';
    const at = facts.order.findIndex(({ runners }) => runners.includes(outcome));
    const level = facts.order[at]?.runners.length ?? 0;
    const left =
      places - facts.order.slice(0, Math.max(0, at)).reduce((sum, one) => sum + one.runners.length, 0);
    if (level === 0 || left <= 0) return 'lose';
    return level <= left ? 'win' : { runners: level, places: left };
  };
}

/** Hundredths of what is won that runners take who were withdrawn after a bet was accepted (rule 4). */
function deduction({ withdrawn }: Selection, { facts }: FieldView): number {
  if (!hasRuleFour[facts.sport]) return 0;
  const taken = facts.withdrawn.slice(withdrawn ?? 0).map(({ odds }) => {
    const read = readOdds(odds);
    return read === null ? 0 : ruleFour(read);
  });
  return Math.min(
    deductionMost,
    taken.reduce((sum, percent) => sum + percent, 0),
  );
}

function why({ outcome }: Selection, { facts }: FieldView): Why {
  if (facts.withdrawn.some(({ runner }) => runner === outcome)) return { key: 'withdrawn', values: {} };
  const at = facts.order.findIndex(({ runners }) => runners.includes(outcome));
  if (at < 0) return { key: 'unplaced', values: {} };
  const before = facts.order.slice(0, at).reduce((sum, { runners }) => sum + runners.length, 0);
  const level = facts.order[at]?.runners.length ?? 1;
  return { key: level > 1 ? 'level' : 'finished', values: { place: before + 1, level } };
}

const common = {
  version: 1,
  hasLine: false,
  outcomes: (people: readonly { readonly code: string }[]) => people.map(({ code }) => code),
  why,
  deduction,
  settlesInPlay: never,
} as const;

/** Who wins, and who comes in so many first places (`t3`: the first three). */
export const fieldMarkets: readonly Market[] = [
  { ...common, code: 'outright', group: 'main', scopes: /^$/, result: placed(1) },
  {
    ...common,
    code: 'place',
    group: 'places',
    scopes: /^t[2-9]$/,
    result: (selection, view) => placed(Number(selection.scope.slice(1)))(selection, view),
  },
];
