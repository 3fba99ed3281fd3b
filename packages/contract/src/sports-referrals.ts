import { z } from 'zod';
import { call } from './call.ts';
import { acceptPolicies, betRefusals, referral, slipBody, slipRefusals, sportsBet } from './sports-bets.ts';
import { amount, uuid } from './wire.ts';

const params = z.object({ referralId: uuid });

/** What a player asks a trader for. */
export const sportsReferralCalls = {
  askReferral: call({
    method: 'POST',
    path: '/play/api/sports/referrals',
    summary:
      'Ask a trader to accept a stake above the limits. A repetition with the same key answers the same',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 6, perSeconds: 60 },
    body: z.object({ ...slipBody, stake: amount.meta({ description: 'of all lines together' }) }),
    answer: referral,
    refusals: [...slipRefusals, 'sports.referral_needless', 'sports.referral_open'],
  }),
  sportsReferral: call({
    method: 'GET',
    path: '/play/api/sports/referrals/:referralId',
    summary: 'The state of a request, and the trader’s answer',
    module: null,
    token: 'play',
    params,
    answer: referral,
    refusals: ['sports.referral_unknown'],
  }),
  takeReferral: call({
    method: 'POST',
    path: '/play/api/sports/referrals/:referralId/bet',
    summary: 'Place the stake that the trader accepted, once; a repetition answers the same bet',
    module: null,
    token: 'play',
    params,
    body: z.object({ accept: z.enum(acceptPolicies) }),
    answer: z.object({ bet: sportsBet, balance: amount }),
    refusals: [...betRefusals, 'sports.referral_unknown', 'sports.referral_over', 'sports.event_happened'],
  }),
} as const;
