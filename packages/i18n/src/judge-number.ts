import { readDecimal } from './decimal-text.ts';

/** What may be typed: whole numbers of 10^-digits from `least` to `greatest`. */
export interface NumberBounds {
  readonly least: bigint;
  readonly greatest: bigint;
  readonly digits: number;
}

/** Why a typed number cannot be taken as it is. `choice`: it is none of those that are offered. */
export type NumberProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'form'; readonly digits: number }
  | { readonly kind: 'below'; readonly least: bigint }
  | { readonly kind: 'above'; readonly greatest: bigint }
  | { readonly kind: 'choice' };

/** A number within its bounds, or the one thing that is wrong with it. */
export type JudgedNumber =
  | { readonly value: bigint; readonly problem: null }
  | { readonly value: null; readonly problem: NumberProblem };

/** Judges what was typed. Nothing is ever made to fit: a number beyond an end is a problem, not that end. */
export function judgeNumber(text: string, { least, greatest, digits }: NumberBounds): JudgedNumber {
  const wrong = (problem: NumberProblem): JudgedNumber => ({ value: null, problem });
  if (text.trim() === '') return wrong({ kind: 'required' });
  const value = readDecimal(text, digits);
  if (value === null) return wrong({ kind: 'form', digits });
  if (value < least) return wrong({ kind: 'below', least });
  return value > greatest ? wrong({ kind: 'above', greatest }) : { value, problem: null };
}
