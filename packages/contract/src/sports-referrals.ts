import { z } from 'zod';
import { call } from './call.ts';
import { acceptPolicies, referral, slipBody, sportsBet } from './sports-bets.ts';
import { amount, uuid } from './wire.ts';

const params = z.object({ referralId: uuid });

/** What a player asks a trader for. */
export const sportsReferralCalls = {
  askReferral: call({
    method: 'POST',
    path: '/play/api/sports/referrals',
    summary:
      'Ask a trader for a stake above what is taken by itself. A repetition with the same key answers the same',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 6, perSeconds: 60 },
    body: z.object({ ...slipBody, stake: amount.meta({ description: 'of all lines together' }) }),
    answer: referral,
    refusals: [
      'sports.fixture_unknown',
      'sports.market_closed',
      'sports.suspended',
      'sports.odds_changed',
      'sports.related',
      'sports.slip_invalid',
      'sports.referral_needless',
      'sports.referral_open',
      'round.stake_invalid',
      'round.win_too_great',
      'idempotency.mismatch',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
  sportsReferral: call({
    method: 'GET',
    path: '/play/api/sports/referrals/:referralId',
    summary: 'What a trader has said of it',
    module: null,
    token: 'play',
    params,
    answer: referral,
    refusals: ['sports.referral_unknown'],
  }),
  takeReferral: call({
    method: 'POST',
    path: '/play/api/sports/referrals/:referralId/bet',
    summary: 'Place what the trader has offered, once; the same again answers the same bet',
    module: null,
    token: 'play',
    params,
    body: z.object({ accept: z.enum(acceptPolicies) }),
    answer: z.object({ bet: sportsBet, balance: amount }),
    refusals: [
      'sports.referral_unknown',
      'sports.referral_over',
      'sports.fixture_unknown',
      'sports.market_closed',
      'sports.suspended',
      'sports.odds_changed',
      'sports.event_happened',
      'sports.related',
      'sports.slip_invalid',
      'round.stake_invalid',
      'round.win_too_great',
      'sports.limit_reached',
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'member.suspended',
      'request.too_many',
      'idempotency.mismatch',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
} as const;
