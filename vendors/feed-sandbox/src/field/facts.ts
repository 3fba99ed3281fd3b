import type { FieldSport } from './field-sports.ts';

/** Of a race or a tournament. */
export interface FieldFacts {
  readonly sport: FieldSport;
  /** In the order in which it was told, with our odds at that moment. */
  withdrawn: { readonly runner: string; readonly odds: string }[];
  /** Best first; several in one place are level. Who did not finish is not in the last of it. */
  order: { readonly runners: string[]; readonly mark: string | null }[];
  /** Furlongs or holes, of how many. */
  done: number;
  of: number;
}
