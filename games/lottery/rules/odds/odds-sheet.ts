import { type Fraction, fraction } from '@ikka/money';
import type { ShapeCode } from '../boards/shapes.ts';
import { isLess, one } from '../exact/fractions.ts';
import { playOf, playsByShape } from '../plays/index.ts';
import type { Play } from '../plays/play.ts';
import { type Odds, oddsAt } from './odds.ts';
import { returnsOf } from './returns.ts';

/**
 * What a play pays on boards of one shape, by tier. The shape is a part of it, so that the compiler refuses the odds of the South for
 * a northern play, and the other way round.
 */
export interface OddsRow<Code extends ShapeCode = ShapeCode> {
  readonly shape: Code;
  readonly tiers: Readonly<Record<string, Odds>>;
}

/** [LT10] The odds of all plays on boards of one shape. */
export interface OddsSheet<Code extends ShapeCode = ShapeCode> {
  readonly shape: Code;
  readonly plays: Readonly<Record<string, OddsRow<Code>>>;
}

/** The customary odds of a shape's plays, at a prize group where they depend on one. */
export function customaryOdds<Code extends ShapeCode>(shape: Code, group: number): OddsSheet<Code> {
  const plays = playsByShape[shape].map((play) => [play.code, customaryRow(play, group)] as const);
  return { shape, plays: Object.fromEntries(plays) };
}

export function customaryRow<Code extends ShapeCode>(play: Play<Code>, group: number): OddsRow<Code> {
  const tiers = play.tiers.map(({ code, price }) => [code, oddsAt(price, group)] as const);
  return { shape: play.shape, tiers: Object.fromEntries(tiers) };
}

export type OddsRefusal = 'unknown_play' | 'unknown_tier' | 'not_positive' | 'returns_too_much';

/** The sheet with other odds for one tier, or why an operator may not set them: no play may return more than is staked. */
export function changeOdds<Code extends ShapeCode>(
  sheet: OddsSheet<Code>,
  change: { readonly play: string; readonly tier: string; readonly odds: Odds },
): OddsSheet<Code> | OddsRefusal {
  const play = playOf(sheet.shape, change.play);
  const row = sheet.plays[change.play];
  if (play === undefined || row === undefined) return 'unknown_play';
  if (row.tiers[change.tier] === undefined) return 'unknown_tier';
  if (change.odds <= 0n) return 'not_positive';
  const changed = { ...row, tiers: { ...row.tiers, [change.tier]: change.odds } };
  if (returnsOf(play, changed).some(({ returned }) => isLess(one, returned))) return 'returns_too_much';
  return { ...sheet, plays: { ...sheet.plays, [change.play]: changed } };
}

/** A play that returns less is off until an operator opens it. */
const LEAST_WITHOUT_OPENING: Fraction = fraction(3n, 4n);

/** [LT11] Whether a play, or the part of it that returns so much, is off until an operator opens it. */
export const opensByOperator = (returned: Fraction): boolean => isLess(returned, LEAST_WITHOUT_OPENING);
