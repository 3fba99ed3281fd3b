import { z } from 'zod';
import { call } from './call.ts';
import { rate } from './wire.ts';

/** The kinds of game that earn points, in the order of the house. */
export const pointLanes = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const;

/** Points: how they are earned. */
export const pointCalls = {
  pointRates: call({
    method: 'GET',
    path: '/wps/points/rates',
    summary: 'Points for each hundred staked, by kind of game, as in force now',
    module: 'PTSYS3',
    token: 'none',
    answer: z.object({ rates: z.array(z.object({ gameType: z.enum(pointLanes), rate })) }),
    refusals: [],
  }),
} as const;
