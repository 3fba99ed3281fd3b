import { strict as assert } from 'node:assert';
import type { BonusTerms } from '@ikka/contract';
import { currencies, parseAmount } from '@ikka/money';

export const usualTerms: BonusTerms = {
  title: { EN: 'Half on top', UR: 'آدھا اوپر' },
  summary: { EN: 'Half of your deposit on top.', UR: 'آپ کی رقم کا آدھا اوپر سے۔' },
  promotionId: null,
  currency: 'PKR',
  occasion: 'every',
  percent: '50.00',
  fixed: '0.00',
  cap: '5000.00',
  depositMin: '100.00',
  levelFrom: 0,
  methods: [],
  from: null,
  until: null,
  turnoverTimes: '2.00',
  base: 'bonus',
  weights: { LIVE: 10, SPORTS: 100, RNG: 100, FISH: 50, PVP: 0, ESPORTS: 100, ELOTT: 0, LOTT: 0 },
  days: 7,
};

export const rupees = (text: string): bigint => {
  const amount = parseAmount(text, currencies.PKR);
  assert(amount !== null, `not an amount: ${text}`);
  return amount;
};
