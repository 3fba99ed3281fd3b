import { z } from 'zod';
import { call } from './call.ts';
import { seatAmounts, seatNo, seatResult } from './seats.ts';
import { amount, uuid } from './wire.ts';

/** A step of a hand that is over, as its seat saw it at the table. */
const replayStep = z.object({
  by: z
    .object({ seat: seatNo, act: z.unknown().meta({ description: 'the game’s own' }) })
    .nullable()
    .meta({ description: 'null of the deal' }),
  events: z.array(z.object({ seat: seatNo, act: z.string(), amount: amount.nullable() })),
  stacks: seatAmounts.meta({ description: 'without what lay in the pot' }),
  asked: z.array(seatNo).meta({ description: 'who was to act next' }),
  game: z.unknown().meta({ description: 'the game’s own view of the hand' }),
  result: seatResult.nullable(),
});
export type SeatReplayStep = z.infer<typeof replayStep>;

export const seatReplayCalls = {
  replayHand: call({
    method: 'GET',
    path: '/play/api/seats/hands/:roundId',
    summary: 'A hand of the caller’s own that is over, step by step as his seat saw it',
    module: null,
    token: 'play',
    limit: { points: 60, perSeconds: 60 },
    params: z.object({ roundId: uuid }),
    answer: z.object({
      steps: z
        .array(replayStep)
        .nullable()
        .meta({ description: 'null where it is no hand, or was played by rules that are gone' }),
    }),
    refusals: ['round.unknown'],
  }),
} as const;
