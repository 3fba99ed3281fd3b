import {
  type BonusTerms,
  bonusLimits,
  bonusOfferId,
  bonusTerms,
  type CallValue,
  type calls,
  shelfCategories,
} from '@ikka/contract';
import { instantOf, localOf } from '../../parts/local-instant.ts';
import { readAmount } from '../../parts/read-amount.ts';

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
  readonly titleEn: string;
  readonly titleUr: string;
  readonly summaryEn: string;
  readonly summaryUr: string;
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
  titleEn: '',
  titleUr: '',
  summaryEn: '',
  summaryUr: '',
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
  titleEn: terms.title.EN,
  titleUr: terms.title.UR,
  summaryEn: terms.summary.EN,
  summaryUr: terms.summary.UR,
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
export type DraftProblems = { readonly [Field in keyof BonusDraft]?: DraftProblem };

const amounts = ['fixed', 'cap', 'depositMin'] as const;
const lines = ['titleEn', 'titleUr', 'summaryEn', 'summaryUr'] as const;

/** What stands in the way of proposing it, by field. `taken`: the names that there are, for a new offer. */
export function problemsOf(draft: BonusDraft, taken: readonly string[] | null): DraftProblems {
  const problems: { -readonly [Field in keyof BonusDraft]?: DraftProblem } = {};
  if (taken !== null && !bonusOfferId.safeParse(draft.id).success) problems.id = 'id';
  // The office's own page for a new offer has this name.
  else if (taken !== null && [...taken, 'new'].includes(draft.id)) problems.id = 'taken';
  for (const field of lines) if (draft[field].trim() === '') problems[field] = 'missing';
  for (const field of amounts) if (readAmount(draft[field]) === null) problems[field] = 'figure';
  if (!bonusTerms.shape.percent.safeParse(readAmount(draft.percent)).success) problems.percent = 'figure';
  if (!bonusTerms.shape.turnoverTimes.safeParse(readAmount(draft.turnoverTimes)).success) {
    problems.turnoverTimes = 'times';
  }
  for (const field of ['from', 'until'] as const) {
    if (draft[field] !== '' && instantOf(draft[field]) === null) problems[field] = 'time';
  }
  return problems;
}

/** A field shows whole minutes: a time that was not touched is sent as it was. */
const timeOf = (field: string, before: string | null | undefined): string | null =>
  before != null && localOf(before) === field ? before : instantOf(field);

/** The terms of a draft without problems. `before`: those that it was made of. */
export function termsOf(draft: BonusDraft, currency: string, before: BonusTerms | null): BonusTerms {
  const figure = (typed: string) => readAmount(typed) ?? '';
  return {
    title: { EN: draft.titleEn.trim(), UR: draft.titleUr.trim() },
    summary: { EN: draft.summaryEn.trim(), UR: draft.summaryUr.trim() },
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
