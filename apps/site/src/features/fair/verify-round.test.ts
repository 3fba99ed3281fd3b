import { expect, it } from 'vitest';
import { exampleClaim } from './claim.ts';
import { verifyRound } from './verify-round.ts';

it('recomputes a round, its payout and its commitment from the seeds', () => {
  const verdict = verifyRound(exampleClaim);
  expect(verdict.commitmentMatches).toBe(true);
  expect(verdict.draws[0]?.map((draw) => draw.number)).toEqual([
    663023828, 3432851092, 3957126738, 1438034723, 1382276443,
  ]);
});

it('shows for each reel the stop that the round used', () => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const { round, draws } = verifyRound({ ...exampleClaim, nonce: String(nonce) });
    expect(draws.map((spin) => spin.map((draw) => draw.stop))).toEqual(
      round.spins.map((spin) => [...spin.stops]),
    );
  }
});

it('finds a false commitment and a false payout', () => {
  const verdict = verifyRound({ ...exampleClaim, commitment: '0'.repeat(64), booked: '999999.00' });
  expect(verdict).toMatchObject({ commitmentMatches: false, payoutMatches: false });
  const bare = verifyRound({ ...exampleClaim, commitment: '', booked: '' });
  expect(bare).toMatchObject({ commitmentMatches: null, payoutMatches: null });
  expect(verifyRound({ ...exampleClaim, booked: bare.payout }).payoutMatches).toBe(true);
});
