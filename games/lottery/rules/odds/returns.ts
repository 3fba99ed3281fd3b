import { type Fraction, fraction } from '@ikka/money';
import type { ShapeCode } from '../boards/shapes.ts';
import { add, multiply, sum, zero } from '../exact/fractions.ts';
import { type Play, type UnitKind, unitsOf } from '../plays/play.ts';
import type { Selection } from '../selections/grammar.ts';
import { oddsRate } from './odds.ts';
import type { OddsRow } from './odds-sheet.ts';

export interface KindReturn {
  readonly kind: string;
  /** What one unit of stake returns on the average of all draws, exactly. */
  readonly returned: Fraction;
}

/** Of each row of odds: what its play returns by it. A desk asks for the same row with every slip. */
const byRow = new WeakMap<OddsRow, { readonly play: Play; readonly returns: readonly KindReturn[] }>();

/** The exact return of each kind of unit of a play. */
export function returnsOf<Code extends ShapeCode>(
  play: Play<Code>,
  row: OddsRow<NoInfer<Code>>,
): readonly KindReturn[] {
  const known = byRow.get(row);
  if (known?.play === play) return known.returns;
  const returns = play.kinds.map((kind) => ({ kind: kind.code, returned: returnOfKind(kind, row) }));
  byRow.set(row, { play, returns });
  return returns;
}

/** What a unit of stake on a whole selection returns: its kinds, weighed by their units. */
export function returnOfSelection<Code extends ShapeCode>(
  play: Play<Code>,
  selection: Selection,
  row: OddsRow<NoInfer<Code>>,
): Fraction {
  const counts = play.count(selection);
  const inAll = play.kinds.reduce((total, kind) => {
    const units = fraction(BigInt(counts[kind.code] ?? 0), 1n);
    return add(total, multiply(units, returnOfKind(kind, row)));
  }, zero);
  const units = unitsOf(play, selection);
  return units === 0 ? zero : multiply(inAll, fraction(1n, BigInt(units)));
}

const returnOfKind = ({ means }: UnitKind, row: OddsRow): Fraction =>
  sum(Object.entries(means).map(([tier, mean]) => multiply(mean, oddsRate(row.tiers[tier] ?? 0n))));
