import { z } from 'zod';
import { call } from './call.ts';
import { shelfCategories } from './office-catalogue.ts';
import { promotionId } from './promotions.ts';
import { amount, currencyCode, instant, localText, page, pageQuery, signedAmount, uuid } from './wire.ts';

/** Which deposits an offer is for: the member's very first, each one, or one a day of the site's time zone. */
export const bonusOccasions = ['first', 'every', 'daily'] as const;
export type BonusOccasion = (typeof bonusOccasions)[number];

/** What the turnover is a multiple of. */
export const bonusBases = ['bonus', 'depositAndBonus'] as const;

/** active → released (the turnover is met), expired, givenUp (by the member), forfeited (by his withdrawal). */
export const bonusStates = ['active', 'released', 'expired', 'givenUp', 'forfeited'] as const;
export type BonusState = (typeof bonusStates)[number];

/** Why a deposit brought no bonus although one was chosen. */
export const bonusDenials = ['amount', 'active', 'notFirst', 'taken', 'excluded'] as const;
export type BonusDenial = (typeof bonusDenials)[number];

/** The name of an offer in the office's addresses. */
export const bonusOfferId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(40);

const percent = z
  .string()
  .regex(/^(0|[1-9]\d{0,2})\.\d{2}$/)
  .meta({ description: 'percent of the deposit', example: '50.00' });
const weight = z.number().int().min(0).max(100);

/** What the member reads of an offer before he takes it, and what a taken one keeps for good. */
export const bonusOffer = z.object({
  offerId: bonusOfferId,
  version: z.number().int(),
  title: localText,
  summary: localText,
  promotionId: promotionId.nullable().meta({ description: 'the page that explains it' }),
  currency: currencyCode,
  occasion: z.enum(bonusOccasions),
  percent,
  fixed: amount.meta({ description: 'given on top of the percent, whatever came' }),
  cap: amount.meta({ description: 'no bonus is larger' }),
  depositMin: amount.meta({ description: 'so much has to be credited at least' }),
  methods: z.array(z.string()).meta({ description: 'codes of deposit methods; empty for all' }),
  until: instant.nullable(),
  turnoverTimes: z.string().meta({ description: 'how often the base has to be staked', example: '5.00' }),
  base: z.enum(bonusBases),
  weights: z
    .record(z.enum(shelfCategories), weight)
    .meta({ description: 'how much of a stake counts, in percent, by the game’s category' }),
  days: z.number().int().meta({ description: 'days from the credit on in which the turnover counts' }),
});

/** A bonus that a member has, or had. */
export const bonus = z.object({
  id: uuid,
  offer: bonusOffer,
  state: z.enum(bonusStates),
  deposit: amount.meta({ description: 'what the deposit brought' }),
  amount,
  required: amount.meta({ description: 'the turnover at which it becomes cash' }),
  played: amount.meta({ description: 'of it, as far as it counts' }),
  missing: amount,
  inPlay: amount.meta({ description: 'of what counts, kept back until these stakes are settled' }),
  lines: z.array(
    z.object({
      category: z.enum(shelfCategories).nullable().meta({ description: 'null for a game that is not known' }),
      staked: signedAmount.meta({ description: 'stakes since the bonus, less those that came back' }),
      weight,
      counted: signedAmount,
    }),
  ),
  grantedAt: instant,
  endsAt: instant.meta({ description: 'until when the turnover counts; later by what an exclusion took' }),
  endedAt: instant.nullable(),
  isHeldUp: z.boolean().meta({ description: 'the member is excluded from play: no time runs' }),
});

const own = { module: 'COMM3', token: 'session', realOnly: true } as const;

/** Bonuses on deposits: what is offered, what the member has, and how far he is. */
export const bonusCalls = {
  bonusOffers: call({
    ...own,
    method: 'GET',
    path: '/wps/bonus/offers',
    summary: 'The bonuses that the member may choose with his next deposit, and the one that he has',
    answer: z.object({
      active: bonus.nullable().meta({ description: 'while he has one no other is offered' }),
      list: z.array(bonusOffer),
    }),
    refusals: [],
  }),
  bonuses: call({
    ...own,
    method: 'GET',
    path: '/wps/bonus/list',
    summary: 'The member’s bonuses, newest first, each with its turnover explained',
    query: z.object(pageQuery),
    answer: page(bonus),
    refusals: [],
  }),
  giveUpBonus: call({
    ...own,
    method: 'POST',
    path: '/wps/bonus/:id/giveUp',
    summary: 'Give up a bonus: it goes back to the house, and everything else stays the member’s',
    idempotency: 'stored',
    limit: { points: 30, perSeconds: 60 },
    params: z.object({ id: uuid }),
    answer: bonus,
    refusals: ['bonus.unknown', 'bonus.not_active'],
  }),
} as const;
