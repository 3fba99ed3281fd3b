/** Sports in which a whole field competes, and not two sides. */
export const fieldSports = ['racing', 'golf'] as const;
export type FieldSport = (typeof fieldSports)[number];

/** Those that lie on one place: more than one where they are level. */
export interface PlaceOfField {
  readonly runners: readonly string[];
  /** What they have, such as strokes to par; null where nothing but the order is told. */
  readonly mark: string | null;
}

export interface FieldFacts {
  readonly sport: FieldSport;
  /** Who takes no part after all, in the order in which it was told, with their odds at that moment. */
  readonly withdrawn: readonly { readonly runner: string; readonly odds: string }[];
  /** As they lie, and at last as they finished, best first; who did not finish is not in it. */
  readonly order: readonly PlaceOfField[];
  /** Furlongs or holes that were run or played, of how many. */
  readonly done: number;
  readonly of: number;
}

/** Before anything happened. */
export const noField = (sport: FieldSport): FieldFacts => ({
  sport,
  withdrawn: [],
  order: [],
  done: 0,
  of: 0,
});

export const isFieldFacts = (facts: { readonly sport: string }): facts is FieldFacts =>
  isFieldSport(facts.sport);

export const isFieldSport = (sport: string): sport is FieldSport => fieldSports.some((one) => one === sport);

/** The terms of an each-way bet: a half of it is on a place, at this share of the odds to win. */
export interface PlaceTerms {
  readonly places: number;
  readonly share: readonly [numerator: number, denominator: number];
}

/** By so many starters from; the customary terms of races, and of tournaments. */
const terms: Readonly<Record<FieldSport, readonly (readonly [starters: number, terms: PlaceTerms])[]>> = {
  racing: [
    [5, { places: 2, share: [1, 4] }],
    [8, { places: 3, share: [1, 5] }],
    [16, { places: 4, share: [1, 4] }],
  ],
  golf: [[12, { places: 5, share: [1, 5] }]],
};

/** On which terms a field of so many is bet on each way; null where it is too small. */
export const placeTerms = (sport: FieldSport, starters: number): PlaceTerms | null =>
  terms[sport].findLast(([from]) => starters >= from)?.[1] ?? null;

/** Whether a withdrawn runner takes a share of what the others win (rule 4): a tournament has too many for that. */
export const hasRuleFour: Readonly<Record<FieldSport, boolean>> = { racing: true, golf: false };
