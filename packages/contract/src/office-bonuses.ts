import { z } from 'zod';
import { bonus, bonusBases, bonusOccasions, bonusOfferId, bonusStates } from './bonuses.ts';
import { call } from './call.ts';
import { shelfCategories } from './office-catalogue.ts';
import { promotionId } from './promotions.ts';
import { amount, currencyCode, id, inLanguages, instant, page, pageQuery, sentText, whole } from './wire.ts';

/** Bounds of an offer; the office's form counts along. A turnover of more than ten times is offered to nobody. */
export const bonusLimits = {
  titleMax: 80,
  summaryMax: 240,
  timesMax: 10,
  daysMax: 90,
  levelMax: 20,
  methodsMax: 20,
  reasonMin: 3,
  reasonMax: 500,
} as const;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** What an operator writes: a version of an offer in full. */
export const bonusTerms = z.object({
  title: inLanguages(line(bonusLimits.titleMax)),
  summary: inLanguages(line(bonusLimits.summaryMax)),
  promotionId: promotionId.nullable(),
  currency: currencyCode,
  occasion: z.enum(bonusOccasions),
  percent: z.string().regex(/^(0|[1-9]\d{0,2})\.\d{2}$/),
  fixed: amount,
  cap: amount,
  depositMin: amount,
  levelFrom: z.number().int().min(0).max(bonusLimits.levelMax),
  methods: z.array(sentText.min(1).max(40)).max(bonusLimits.methodsMax),
  from: instant.nullable().meta({ description: 'null: from its approval on' }),
  until: instant.nullable(),
  turnoverTimes: z.string().regex(/^([1-9]\.\d{2}|10\.00)$/),
  base: z.enum(bonusBases),
  weights: z.record(z.enum(shelfCategories), z.number().int().min(0).max(100)),
  days: z.number().int().min(1).max(bonusLimits.daysMax),
});
export type BonusTerms = z.infer<typeof bonusTerms>;

export const bonusVersionStates = ['waiting', 'approved', 'refused'] as const;
export const bonusOfferStates = ['waiting', 'scheduled', 'running', 'ended', 'stopped', 'refused'] as const;

const version = z.object({
  version: z.number().int(),
  state: z.enum(bonusVersionStates),
  terms: bonusTerms,
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  answer: z.string().nullable().meta({ description: 'why it was refused' }),
});

/** What became of an offer's bonuses. */
const figures = z.object({
  taken: z.number().int().meta({ description: 'how many were given' }),
  granted: amount,
  locked: amount.meta({ description: 'of active bonuses: it lies in the members’ locked accounts' }),
  released: amount.meta({ description: 'became cash: what the offer has cost' }),
  returned: amount.meta({ description: 'expired, given up or forfeited' }),
});

const offer = z.object({
  offerId: bonusOfferId,
  state: z.enum(bonusOfferStates),
  current: version.nullable().meta({ description: 'the version that counts' }),
  waiting: version.nullable().meta({ description: 'the version that waits for a second operator' }),
  stoppedBy: z.string().nullable(),
  stoppedAt: instant.nullable(),
  figures,
});

const office = { module: null, token: 'operator', always: true } as const;
const reader = { ...office, permission: 'bonuses.read' } as const;
const writer = { ...office, permission: 'bonuses.write' } as const;
const reason = sentText.trim().min(bonusLimits.reasonMin).max(bonusLimits.reasonMax);
const ofVersion = z.object({ id: bonusOfferId, version: z.coerce.number().int().min(1).max(1_000_000) });

/** The back office: bonus offers, who took them and what they cost. */
export const officeBonusCalls = {
  officeBonuses: call({
    ...reader,
    method: 'GET',
    path: '/office/api/bonuses',
    summary: 'Every bonus offer with its state and its figures',
    answer: z.object({ list: z.array(offer), currency: currencyCode }),
    refusals: [],
  }),
  officeBonus: call({
    ...reader,
    method: 'GET',
    path: '/office/api/bonuses/:id',
    summary: 'One bonus offer with every version that it had, newest first',
    params: z.object({ id: bonusOfferId }),
    answer: offer.extend({ currency: currencyCode, versions: z.array(version) }),
    refusals: ['bonus.offer_unknown'],
  }),
  officeProposeBonus: call({
    ...writer,
    method: 'PUT',
    path: '/office/api/bonuses/:id',
    summary: 'Propose a version of an offer, or a new offer; a second operator approves it',
    params: z.object({ id: bonusOfferId }),
    body: z.object({
      version: whole().meta({ description: 'the newest version that was read; 0 for a new offer' }),
      terms: bonusTerms,
    }),
    answer: offer,
    refusals: [
      'bonus.changed_meanwhile',
      'bonus.gives_nothing',
      'bonus.never_met',
      'bonus.amount_invalid',
      'bonus.ends_too_soon',
      'bonus.promotion_unknown',
    ],
  }),
  officeApproveBonus: call({
    ...writer,
    method: 'POST',
    path: '/office/api/bonuses/:id/versions/:version/approval',
    summary: 'Approve a version as the second operator: it is offered from then on',
    params: ofVersion,
    answer: offer,
    refusals: ['bonus.offer_unknown', 'bonus.not_waiting', 'bonus.own', 'bonus.ends_too_soon'],
  }),
  officeRefuseBonus: call({
    ...writer,
    method: 'POST',
    path: '/office/api/bonuses/:id/versions/:version/refusal',
    summary: 'Refuse a version; who proposed it takes it back so',
    params: ofVersion,
    body: z.object({ reason }),
    answer: offer,
    refusals: ['bonus.offer_unknown', 'bonus.not_waiting'],
  }),
  officeStopBonus: call({
    ...writer,
    method: 'POST',
    path: '/office/api/bonuses/:id/stop',
    summary: 'Offer it to nobody any more; what was chosen or given before keeps its terms',
    params: z.object({ id: bonusOfferId }),
    body: z.object({ reason }),
    answer: offer,
    refusals: ['bonus.offer_unknown', 'bonus.not_offered'],
  }),
  officeBonusClaims: call({
    ...reader,
    method: 'GET',
    path: '/office/api/bonus-claims',
    summary: 'Bonuses that members took, newest first',
    query: z.object({
      ...pageQuery,
      offerId: bonusOfferId.optional(),
      memberId: id.optional(),
      state: z.enum(bonusStates).optional(),
    }),
    answer: page(bonus.extend({ memberId: id, account: z.string() })),
    refusals: [],
  }),
} as const;
