import { refuse } from '@ikka/contract';
import { expect, it, vi } from 'vitest';
import type { Rounds } from './index.ts';
import { recordRoutes } from './record-routes.ts';

const memberId = 7n;

/** A round of the member's whose seeds belong to `owner` and are not revealed. */
function routesOf(owner: bigint) {
  const rotate = vi.fn<Rounds['rotate']>();
  const story = async () => ({
    round: { id: 'r', memberId, gameId: 'baccarat-anarkali' },
    pair: { id: 1n, memberId: owner, revealedAt: null },
    postings: [],
  });
  const routes = recordRoutes({ story, rotate } as unknown as Rounds, async () => new Map());
  const reveal = () =>
    routes.revealSeeds(
      { params: { roundId: 'r' } } as never,
      { member: { memberId } } as Parameters<typeof routes.revealSeeds>[1],
    );
  return { reveal, rotate };
}

it('[R10] reveals the seeds that many share at nobody’s wish, and begins no others for it', async () => {
  const { reveal, rotate } = routesOf(0n);
  expect(await reveal()).toMatchObject({ code: 'seed.round_open' });
  expect(rotate).not.toHaveBeenCalled();
});

it('[R5] rotates the member’s own', async () => {
  const { reveal, rotate } = routesOf(memberId);
  rotate.mockResolvedValue(refuse('request.too_many', { retryAfterSeconds: 1 }));
  expect(await reveal()).toMatchObject({ code: 'request.too_many' });
  expect(rotate).toHaveBeenCalledWith({ memberId, gameId: 'baccarat-anarkali' });
});
