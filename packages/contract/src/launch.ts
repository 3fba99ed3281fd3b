import { z } from 'zod';
import { call } from './call.ts';
import { sentText, wholeText } from './wire.ts';

const launchQuery = z.object({
  gameId: sentText.min(1).max(64),
  nodeId: sentText.max(64).optional(),
  vassalage: sentText.min(1).max(40),
  accountType: wholeText().default(1),
  confirmTrans: wholeText().default(0),
  launchMode: sentText.max(20).default('GLS'),
  platform: sentText.max(40).default('html5-desktop'),
  clientType: wholeText().default(3),
  language: sentText.max(8).optional(),
});

/** Both addresses carry the same short-lived token for one member and one game in their fragments; it can be spent once. */
const launchAnswer = z.object({
  game_url: z.string(),
  game_url2: z
    .string()
    .optional()
    .meta({ description: 'of vendors with a second address, for players who do not reach the first' }),
});

export const launchCalls = {
  launchGame: call({
    method: 'GET',
    path: '/wps/game/launchGame',
    summary: 'Open a game with the member’s money',
    module: 'GAMELO3',
    token: 'session',
    limit: { points: 60, perSeconds: 60 },
    query: launchQuery,
    answer: launchAnswer,
    refusals: [
      'game.unknown',
      'game.unavailable',
      'game.in_maintenance',
      'vendor.unreachable',
      'protection.excluded',
      'protection.time_used_up',
    ],
  }),
  trialLaunch: call({
    method: 'GET',
    path: '/wps/relay/GCS_gameTrialLaunch',
    summary: 'Open a game with play money, without an account',
    module: 'FREEPLAY3',
    token: 'none',
    limit: { points: 20, perSeconds: 60 },
    query: launchQuery,
    answer: launchAnswer,
    refusals: [
      'game.unknown',
      'game.unavailable',
      'game.in_maintenance',
      'vendor.unreachable',
      'trial.disabled',
      'protection.excluded',
      'protection.time_used_up',
    ],
  }),
} as const;
