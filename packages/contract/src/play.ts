import { z } from 'zod';
import { call } from './call.ts';
import { clientSeed, nextCommitment, openSeedPair, revealedSeedPair } from './fairness.ts';
import { amount, currencyCode, instant, languageCode, localText, sentJson, sentText, uuid } from './wire.ts';

/** A settled round as its player sees it; `bet` (what was chosen) and `outcome` are the game's own, as its rules shape them. */
export const playedRound = z.object({
  roundId: uuid,
  gameVersion: z.string(),
  stake: amount,
  payout: amount,
  currency: currencyCode,
  bet: z.unknown(),
  outcome: z.unknown(),
  seedPairId: z.string(),
  nonce: z.number().int().min(0),
  playedAt: instant,
});
export type PlayedRound = z.infer<typeof playedRound>;

/** A round of several steps that is not over, as its player may see it; `bet` and `shown` are the game's own. */
export const openRoundView = z.object({
  roundId: uuid,
  gameVersion: z.string(),
  stake: amount,
  currency: currencyCode,
  bet: z.unknown().meta({ description: 'what was chosen and done so far' }),
  shown: z
    .unknown()
    .meta({ description: 'what the player may know beside it; nothing that is still hidden' }),
  step: z.number().int().min(0).meta({ description: 'how many steps were taken; the next one names it' }),
  cashOut: amount.nullable().meta({ description: 'what cashing out pays now; null where it is not allowed' }),
  seedPairId: z.string(),
  nonce: z.number().int().min(0),
  openedAt: instant,
  deadlineAt: instant.meta({ description: 'when it ends by itself' }),
});
export type OpenRoundView = z.infer<typeof openRoundView>;

/** Where a round of several steps stands: open, settled, or neither where its stake was given back. */
const standing = z.object({
  open: openRoundView.nullable(),
  round: playedRound.nullable(),
  balance: amount,
});

const playState = z.object({
  game: z.object({
    gameId: z.string(),
    version: z.string(),
    name: localText,
  }),
  account: z.string(),
  isTrial: z.boolean(),
  currency: currencyCode,
  currencySymbol: z.string(),
  balance: amount,
  stakes: z.array(amount).meta({
    description:
      'rising; none where the limits of now leave none, and then an open round can still be played',
  }),
  anyStake: z.boolean().meta({
    description: 'a game without coins: any amount from the first to the last of `stakes` may be staked',
  }),
  greatestWin: amount.optional().meta({
    description: 'no bet is taken that could win more; absent where the house sets no bound',
  }),
  defaultStake: amount,
  autoplay: z.object({ enabled: z.boolean(), maxRounds: z.number().int() }),
  minimumSpinMs: z.number().int(),
  language: languageCode,
  sessionStartedAt: instant.meta({
    description: 'since when the player has been at play without a pause of half an hour, in whatever games',
  }),
  netPosition: z.string().meta({ description: 'payouts less stakes since then, signed decimal' }),
  realityCheckMinutes: z
    .number()
    .int()
    .meta({ description: 'how often the page reminds of time and result' }),
  serverTime: instant,
  timeZone: z.string().meta({ description: 'in which the site tells instants' }),
  fairness: openSeedPair.nullable().meta({
    description:
      'the pair in use; null before the player has begun one with a seed of their own (`rotateSeeds`). Who plays without one begins it with the id of that round',
  }),
  nextCommitment,
  lastRound: playedRound.nullable(),
  openRound: openRoundView.nullable(),
});

export const playCalls = {
  openPlay: call({
    method: 'POST',
    path: '/play/api/session',
    summary: 'Spend a launch token for a play session',
    module: null,
    token: 'none',
    limit: { points: 60, perSeconds: 60 },
    body: z.object({ launchToken: sentText.min(1).max(128) }),
    answer: z.object({ token: z.string(), state: playState }),
    refusals: ['launch.token_invalid', 'game.unavailable', 'protection.excluded', 'protection.time_used_up'],
  }),
  playTime: call({
    method: 'GET',
    path: '/play/api/time',
    summary:
      'A sign of life once a minute while the game is open: it counts the time, and says when no more is left',
    module: null,
    token: 'play',
    answer: playState.pick({
      sessionStartedAt: true,
      netPosition: true,
      realityCheckMinutes: true,
      serverTime: true,
    }),
    refusals: ['protection.excluded', 'protection.time_used_up'],
  }),
  playState: call({
    method: 'GET',
    path: '/play/api/state',
    summary: 'The game as it stands: balance, stakes, seeds and the last round',
    module: null,
    token: 'play',
    answer: playState,
    refusals: [],
  }),
  playRound: call({
    method: 'POST',
    path: '/play/api/rounds',
    summary: 'Play one round; a repetition with the same key answers the same round',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 40, perSeconds: 1 },
    body: z.object({ stake: amount, bet: sentJson.optional() }),
    answer: z.object({ round: playedRound, balance: amount, nextNonce: z.number().int() }),
    refusals: [
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'round.stake_invalid',
      'round.bet_invalid',
      'round.win_too_great',
      'round.too_soon',
      'idempotency.mismatch',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
  openRound: call({
    method: 'POST',
    path: '/play/api/open-rounds',
    summary: 'Open a round of several steps; a repetition with the same key answers where that round stands',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 40, perSeconds: 1 },
    body: z.object({ stake: amount, bet: sentJson.optional() }),
    answer: standing,
    refusals: [
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'round.stake_invalid',
      'round.bet_invalid',
      'round.win_too_great',
      'round.too_soon',
      'round.open',
      'idempotency.mismatch',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
  takeStep: call({
    method: 'POST',
    path: '/play/api/open-rounds/:roundId/steps',
    summary:
      'Take one step of an open round; a repetition with the same key does nothing again, a step behind the round is refused with the round as it stands. A step that stakes further takes that stake, or is refused as a bet is and leaves the round as it was',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 40, perSeconds: 1 },
    params: z.object({ roundId: uuid }),
    body: z.object({ step: z.number().int().min(0).max(1_000), action: sentJson }),
    answer: standing,
    refusals: [
      'round.unknown',
      'round.step_stale',
      'round.action_invalid',
      'round.win_too_great',
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'idempotency.mismatch',
    ],
  }),
  playedRounds: call({
    method: 'GET',
    path: '/play/api/rounds',
    summary: 'The member’s last 50 rounds of this game',
    module: null,
    token: 'play',
    answer: z.object({ rounds: z.array(playedRound) }),
    refusals: [],
  }),
  fairness: call({
    method: 'GET',
    path: '/play/api/fairness',
    summary: 'The seed pair in use, the commitment of the next one, and the ones revealed',
    module: null,
    token: 'play',
    answer: z.object({
      current: openSeedPair.nullable(),
      nextCommitment,
      revealed: z.array(revealedSeedPair),
    }),
    refusals: [],
  }),
  rotateSeeds: call({
    method: 'POST',
    path: '/play/api/fairness/rotate',
    summary:
      'Begin the pair whose commitment was shown, with a client seed of the player’s own, and reveal the server seed of the one in use; the same again answers the same',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 60 },
    body: z.object({
      clientSeed,
      nextCommitment: nextCommitment.meta({
        description: 'as it was shown; with any other nothing is begun',
      }),
    }),
    answer: z.object({ current: openSeedPair, nextCommitment, revealed: revealedSeedPair.nullable() }),
    refusals: ['seed.client_seed_invalid', 'seed.commitment_moved', 'seed.round_open'],
  }),
} as const;
