import { z } from 'zod';

// The wire of README.md. Fields that are not named here are left out unread.

const goals = z.tuple([z.number().int().min(0).max(50), z.number().int().min(0).max(50)]);
const odds = z.number().min(1.001).max(5_000);

export const couponEvent = z.object({
  id: z.string().regex(/^\d{1,18}$/),
  comp: z.string().min(1).max(80),
  country: z.string().regex(/^[A-Z]{2}$/),
  home: z.string().min(1).max(80),
  away: z.string().min(1).max(80),
  ko: z.number().int().min(0).max(32_503_680_000),
  status: z.enum(['PRE', 'LIVE', 'HT', 'FT', 'OFF', 'ABD']),
  min: z.number().int().min(0).max(150),
  score: goals,
  ht: goals.nullable(),
  odds: z.partialRecord(z.enum(['1', 'X', '2', 'O2.5', 'U2.5', 'GG', 'NG']), odds),
});
export type CouponEvent = z.output<typeof couponEvent>;

export const coupon = z.object({
  updated: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  events: z.array(z.unknown()).max(20_000),
});
