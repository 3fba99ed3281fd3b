import { cashOutAction, type OpenBet, recomputeRound } from '@ikka/game-kit';
import { expect, it } from 'vitest';
import { hiLo } from './hi-lo.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const seeds = { serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };

it('[H1, H3] shows the cards that lie, and grows into the round that the verifier recomputes', () => {
  const opened = hiLo.steps.open(1_000n, {});
  if ('refused' in opened) throw new Error(opened.refused);
  let bet: OpenBet = opened;
  expect(bet.show(bet.draw(seeds))).toEqual({ cards: [8] });
  expect(bet.act(cashOutAction, seeds)).toEqual({ refused: 'action_not_allowed' });
  // A four, a queen of hearts, a king: higher, passed over.
  for (const guess of ['higher', 'skip']) {
    const step = bet.act({ guess }, seeds);
    if ('refused' in step) throw new Error(step.refused);
    bet = step.bet;
  }
  const outcome = bet.draw(seeds);
  expect(bet.show(outcome)).toEqual({ cards: [8, 41, 47] });
  expect(bet.act({ guess: 'higher' }, seeds)).toEqual({ refused: 'action_not_allowed' });
  const choice = { guesses: ['higher', 'skip'] };
  expect(
    recomputeRound([hiLo], { game: 'hi-lo', version: '1.0.0', ...seeds, stake: 1_000n, choice }),
  ).toMatchObject({ outcome, payout: 1_287n, view: { hasLost: false } });
});
