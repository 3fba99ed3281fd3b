import { refuse } from '@ikka/contract';
import { expect, it, vi } from 'vitest';
import type { Rounds } from './index.ts';
import { recordRoutes } from './record-routes.ts';

const memberId = 7n;

/** A round of the member's whose seeds belong to `owner` and are not revealed. */
function routesOf(owner: bigint) {
  const told = vi.fn<Rounds['reveal']>();
  const story = async () => ({
    round: { id: 'r', memberId, gameId: 'baccarat-anarkali' },
    pair: { id: 1n, memberId: owner, revealedAt: null },
    postings: [],
  });
  const routes = recordRoutes({ story, reveal: told } as unknown as Rounds, async () => new Map());
  const reveal = () =>
    routes.revealSeeds(
      { params: { roundId: 'r' } } as never,
      { member: { memberId } } as Parameters<typeof routes.revealSeeds>[1],
    );
  return { reveal, told };
}

it('[R10] reveals the seeds that many share at nobody’s wish, and begins no others for it', async () => {
  const { reveal, told } = routesOf(0n);
  expect(await reveal()).toMatchObject({ code: 'seed.round_open' });
  expect(told).not.toHaveBeenCalled();
});

it('[R20] reveals the member’s own, and begins no other pair with a seed of the house’s', async () => {
  const { reveal, told } = routesOf(memberId);
  told.mockResolvedValue(refuse('request.too_many', { retryAfterSeconds: 1 }));
  expect(await reveal()).toMatchObject({ code: 'request.too_many' });
  expect(told).toHaveBeenCalledWith({ memberId, gameId: 'baccarat-anarkali' });
});
