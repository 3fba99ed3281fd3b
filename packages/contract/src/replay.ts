import { z } from 'zod';
import { call } from './call.ts';
import { playedRound } from './play.ts';
import { amount, currencyCode, instant, localText, sentText, uuid } from './wire.ts';

/** What a round of several steps stood at before a step; `bet` and `shown` are the game's own. */
const replayStep = z.object({
  bet: z.unknown(),
  shown: z.unknown(),
  stake: amount,
  cashOut: amount.nullable(),
});

/** A settled round as its game's own stage shows it again. */
const roundReplay = z.object({
  game: z.object({ gameId: z.string(), version: z.string(), name: localText }),
  currency: currencyCode,
  currencySymbol: z.string(),
  isTrial: z.boolean(),
  round: playedRound,
  steps: z
    .array(replayStep)
    .nullable()
    .meta({ description: 'empty for a round of one bet; null where the steps are not kept any more' }),
});
export type RoundReplay = z.infer<typeof roundReplay>;

/** An operator looks at a member's round on the game's own stage. */
export const replayCalls = {
  officeReplayRound: call({
    method: 'POST',
    path: '/office/api/rounds/:roundId/replay',
    summary:
      'The address of a page that shows this round on its game’s stage; it carries a token for this round alone, good once and for a minute. Who looked is recorded',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    always: true,
    limit: { points: 60, perSeconds: 60 },
    params: z.object({ roundId: uuid }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['round.unknown', 'round.not_ours'],
  }),
  replayRound: call({
    method: 'POST',
    path: '/play/api/replay',
    summary: 'Spend the token of a replay: the round with all that its stage shows',
    module: null,
    token: 'none',
    always: true,
    limit: { points: 60, perSeconds: 60 },
    body: z.object({ token: sentText.min(1).max(128) }),
    answer: roundReplay,
    refusals: ['replay.token_invalid'],
  }),
} as const;
