import { expect, it } from 'vitest';
import { exampleClaim } from '../../parts/rounds/claim.ts';
import { type SlotVerdict, verifyRound } from './verify-round.ts';

const verifySlot = (claim: typeof exampleClaim) => verifyRound(claim) as SlotVerdict;

it('recomputes a round, its payout and its commitment from the seeds', () => {
  const verdict = verifySlot(exampleClaim);
  expect(verdict.commitmentMatches).toBe(true);
  expect(verdict.draws[0]?.map((draw) => draw.number)).toEqual([
    663023828, 3432851092, 3957126738, 1438034723, 1382276443,
  ]);
});

it('shows for each reel the stop that the round used', () => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const { round, draws } = verifySlot({ ...exampleClaim, nonce: String(nonce) });
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

it('recomputes a game with a choice, and tells each number that it took', () => {
  const claim = { ...exampleClaim, game: 'dice', bet: '{"side":"under","target":2000}', stake: '25.00' };
  const word = { bytes: '27 84 f0 d4', number: 663023828, of: 10_001, value: 1_543 };
  expect(verifyRound(claim)).toMatchObject({
    kind: 'plain',
    choice: { side: 'under', target: 2_000 },
    outcome: { roll: 1_543 },
    payout: '123.76',
    draws: [word],
  });
  expect(verifyRound({ ...claim, booked: '123.76' }).payoutMatches).toBe(true);
  const other = { ...claim, bet: '{"side":"over","target":2000}', booked: '123.76' };
  expect(verifyRound(other)).toMatchObject({ payout: '0.00', payoutMatches: false });
});
