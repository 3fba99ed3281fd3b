import { refuse } from '@ikka/contract';
import type { DepositBonuses, TakenChoice } from './bonuses-of-deposits.ts';

/** A house that offers no bonuses. */
export const noBonuses: DepositBonuses = {
  refuseChoice: async () => refuse('bonus.not_offered'),
  grantFor: async () => ({ denied: 'active' }),
  chosen: async () => new Map(),
};

/** A house with one offer, which everybody may choose and which gives nothing in the end. */
export const oneBonus: DepositBonuses = {
  refuseChoice: async () => null,
  grantFor: async () => ({ denied: 'active' }),
  chosen: async (deposits) => new Map(deposits.map(({ id }) => [id, { offer: eid, amount: null }])),
};

const eid: TakenChoice['offer'] = {
  offerId: 'eid',
  version: 3,
  title: { EN: 'Eid', UR: 'عید' },
  summary: { EN: 'Half on top.', UR: 'آدھا اوپر سے۔' },
  promotionId: null,
  currency: 'PKR',
  occasion: 'every',
  percent: '50.00',
  fixed: '0.00',
  cap: '5000.00',
  depositMin: '500.00',
  methods: [],
  until: null,
  turnoverTimes: '5.00',
  base: 'bonus',
  weights: { LIVE: 10, SPORTS: 100, RNG: 100, FISH: 100, PVP: 0, ESPORTS: 100, ELOTT: 0, LOTT: 0 },
  days: 7,
};
