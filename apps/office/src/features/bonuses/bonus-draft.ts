import {
  type BonusTerms,
  bonusLimits,
  bonusOfferId,
  bonusTerms,
  type CallValue,
  type calls,
  type LocalText,
  shelfCategories,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { instantOf, localOf } from '../../parts/form/local-instant.ts';
import { emptyText, missingIn, trimmed } from '../../parts/form/local-text.ts';
import { readAmount } from '../../parts/form/read-amount.ts';

type Calls = typeof calls.officeBonuses;
export type BonusOfferRow = CallValue<Calls['officeBonuses']>['list'][number];
export type BonusVersion = CallValue<Calls['officeBonus']>['versions'][number];
export type BonusClaim = CallValue<Calls['officeBonusClaims']>['list'][number];

export const offerTones = {
  waiting: 'changed',
  scheduled: 'changed',
  running: 'good',
  ended: 'trial',
  stopped: 'bad',
  refused: 'bad',
} as const satisfies Record<BonusOfferRow['state'], string>;

export const claimTones = {
  active: 'changed',
  released: 'good',
  expired: 'trial',
  givenUp: 'trial',
  forfeited: 'trial',
} as const satisfies Record<BonusClaim['state'], string>;

/** What the form holds: words and figures as typed, times as the browser's field writes them. */
export interface BonusDraft {
  readonly id: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly promotionId: string;
  readonly occasion: BonusTerms['occasion'];
  readonly percent: string;
  readonly fixed: string;
  readonly cap: string;
  readonly depositMin: string;
  readonly levelFrom: number;
  readonly methods: string;
  readonly from: string;
  readonly until: string;
  readonly turnoverTimes: string;
  readonly base: BonusTerms['base'];
  readonly weights: BonusTerms['weights'];
  readonly days: number;
}

/** A new offer begins with what most offers are: all of a stake counts in every game but those of even chances. */
export const emptyDraft: BonusDraft = {
  id: '',
  title: emptyText,
  summary: emptyText,
  promotionId: '',
  occasion: 'every',
  percent: '50',
  fixed: '0',
  cap: '5000',
  depositMin: '500',
  levelFrom: 0,
  methods: '',
  from: '',
  until: '',
  turnoverTimes: '5',
  base: 'bonus',
  weights: { LIVE: 10, SPORTS: 100, RNG: 100, FISH: 100, PVP: 10, ESPORTS: 100, ELOTT: 100, LOTT: 100 },
  days: 7,
};

export const draftOf = (id: string, terms: BonusTerms): BonusDraft => ({
  id,
  title: terms.title,
  summary: terms.summary,
  promotionId: terms.promotionId ?? '',
  occasion: terms.occasion,
  percent: terms.percent,
  fixed: terms.fixed,
  cap: terms.cap,
  depositMin: terms.depositMin,
  levelFrom: terms.levelFrom,
  methods: terms.methods.join(', '),
  from: terms.from === null ? '' : localOf(terms.from),
  until: terms.until === null ? '' : localOf(terms.until),
  turnoverTimes: terms.turnoverTimes,
  base: terms.base,
  weights: terms.weights,
  days: terms.days,
});

export type DraftProblem = 'missing' | 'figure' | 'times' | 'id' | 'taken' | 'time';
export type BonusProblems = DraftProblems<BonusDraft, DraftProblem>;

/** What stands in the way of proposing it, by field. `taken`: the names that there are, for a new offer. */
export function problemsOf(draft: BonusDraft, taken: readonly string[] | null): BonusProblems {
  const { percent, turnoverTimes } = bonusTerms.shape;
  return problemsFound<BonusDraft, DraftProblem>({
    id: taken !== null && idProblem(draft.id, taken),
    title: missingIn(draft.title),
    summary: missingIn(draft.summary),
    fixed: amountProblem(draft.fixed),
    cap: amountProblem(draft.cap),
    depositMin: amountProblem(draft.depositMin),
    percent: !percent.safeParse(readAmount(draft.percent)).success && 'figure',
    turnoverTimes: !turnoverTimes.safeParse(readAmount(draft.turnoverTimes)).success && 'times',
    from: timeProblem(draft.from),
    until: timeProblem(draft.until),
  });
}

function idProblem(id: string, taken: readonly string[]): 'id' | 'taken' | undefined {
  if (!bonusOfferId.safeParse(id).success) return 'id';
  // The office's own page for a new offer has this name.
  return [...taken, 'new'].includes(id) ? 'taken' : undefined;
}

const amountProblem = (typed: string) => readAmount(typed) === null && 'figure';
const timeProblem = (typed: string) => typed !== '' && instantOf(typed) === null && 'time';

/** A field shows whole minutes: a time that was not touched is sent as it was. */
const timeOf = (field: string, before: string | null | undefined): string | null =>
  before != null && localOf(before) === field ? before : instantOf(field);

/** The terms of a draft without problems. `before`: those that it was made of. */
export function termsOf(draft: BonusDraft, currency: string, before: BonusTerms | null): BonusTerms {
  const figure = (typed: string) => readAmount(typed) ?? '';
  return {
    title: trimmed(draft.title),
    summary: trimmed(draft.summary),
    promotionId: draft.promotionId.trim() || null,
    currency,
    occasion: draft.occasion,
    percent: figure(draft.percent),
    fixed: figure(draft.fixed),
    cap: figure(draft.cap),
    depositMin: figure(draft.depositMin),
    levelFrom: draft.levelFrom,
    methods: draft.methods
      .split(/[,\s]+/)
      .filter((code) => code !== '')
      .slice(0, bonusLimits.methodsMax),
    from: timeOf(draft.from, before?.from),
    until: timeOf(draft.until, before?.until),
    turnoverTimes: figure(draft.turnoverTimes),
    base: draft.base,
    weights: Object.fromEntries(
      shelfCategories.map((category) => [category, draft.weights[category]]),
    ) as BonusTerms['weights'],
    days: draft.days,
  };
}
