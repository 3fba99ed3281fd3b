import { isRefusal } from '@ikka/contract';
import {
  cashOutAction,
  type InstantBet,
  type JsonValue,
  type OpenBet,
  recomputeRound,
  type SteppedGame,
} from '@ikka/game-kit';
import { mines } from '@ikka/mines/round';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, openStepsBench, type StepsBench, settled, shown } from './steps-test-bench.ts';

const twice = <Bet extends InstantBet>(bet: Bet): Bet => ({
  ...bet,
  settle: (outcome: unknown) => 2n * bet.settle(outcome),
});
const openTwice = (bet: OpenBet): OpenBet => ({
  ...twice(bet),
  leave: (seeds) => openTwice(bet.leave(seeds)),
  act: (action, seeds) => {
    const next = bet.act(action, seeds);
    return 'refused' in next ? next : { ...next, bet: openTwice(next.bet) };
  },
});

/** Mines with another paytable: everything pays twice. */
const newer: SteppedGame = {
  ...mines,
  version: '1.1.0',
  readBet: (...read) => {
    const bet = mines.readBet(...read);
    return 'refused' in bet ? bet : twice(bet);
  },
  steps: {
    open: (...opening) => {
      const bet = mines.steps.open(...opening);
      return 'refused' in bet ? bet : openTwice(bet);
    },
    resume: (...stored) => openTwice(mines.steps.resume(...stored)),
  },
};

describe('a game with a changed paytable', () => {
  let bench: StepsBench;
  beforeAll(async () => {
    bench = await openStepsBench(mines, newer);
  });
  afterAll(async () => {
    expect(await bench.one.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
    await bench.close();
  });
  beforeEach(async () => {
    bench.who.memberId += 1n;
    await bench.fund(100_000n);
  });

  const open = async (by: StepsBench['one']) =>
    shown(
      await by.rounds.open({
        play: bench.session(),
        key: bench.newKey(),
        stake: '10.00',
        choice: { mines: 5 },
      }),
    );
  const firstSafe = async (nonce: number) => {
    const laid = (await bench.streamOf(nonce)).deal(25, 5);
    return Array.from({ length: 25 }, (_, tile) => tile).find((tile) => !laid.includes(tile)) ?? 0;
  };
  /** One safe tile of five mines: 0.99 times 25 over 20. */
  const first = { version: '1.0.0', payout: 1_237n };
  const second = { version: '1.1.0', payout: 2_474n };

  it('[R2] plays a round to its end as it was opened, and begins the next one by the new version', async () => {
    const { one, other } = bench;
    const old = await open(one);
    const grown = shown(await bench.step(old, { pick: await firstSafe(0) }, other));
    expect(grown.cashOut).toBe(first.payout);
    const oldRound = settled(await bench.step(grown, cashOutAction, other));
    const young = await open(other);
    const youngRound = settled(
      await bench.step(
        shown(await bench.step(young, { pick: await firstSafe(1) }, other)),
        cashOutAction,
        other,
      ),
    );
    expect([oldRound, youngRound].map(({ gameVersion: version, payout }) => ({ version, payout }))).toEqual([
      first,
      second,
    ]);
    // Replayed and recomputed, each keeps its own.
    for (const [{ id }, { payout }] of [
      [oldRound, first],
      [youngRound, second],
    ] as const) {
      expect((await other.rounds.replay(id))?.steps?.at(-1)?.cashOut).toBe(payout);
    }
    const rotated = await bench.rotate(other);
    if (isRefusal(rotated) || rotated.revealed === null) throw new Error('not rotated');
    const { serverSeed, clientSeed } = rotated.revealed;
    for (const round of [oldRound, youngRound]) {
      const { gameVersion: version, nonce, stake, payout } = round;
      const choice = round.choice as JsonValue;
      const claim = {
        game: 'mines',
        version,
        serverSeed: serverSeed ?? '',
        clientSeed,
        nonce,
        stake,
        choice,
      };
      expect(recomputeRound([mines, newer], claim)).toMatchObject({ outcome: round.outcome, payout });
    }
  });

  it('[R15] ends a round that was left by the version with which it was opened', async () => {
    const { one, other } = bench;
    const old = await open(one);
    await bench.step(old, { pick: await firstSafe(0) }, one);
    bench.clock.advance(720 * minutes);
    expect(await other.rounds.endOverdue()).toBe(1);
    expect(await bench.money()).toEqual({ cash: 100_000n - 1_000n + first.payout, inPlay: 0n });
  });
});
