import { describe, expect, it } from 'vitest';
import { bench, refused, round, settled, state } from './play-test-bench.ts';

describe('one round', () => {
  it('takes the stake when it is sent and adds the payout when it was shown', async () => {
    const { play, stage, shownBalances, settle, told } = bench([settled('120.00', '1070.00')]);
    play.setStage(stage);
    play.spin();
    await settle();
    expect([...new Set(shownBalances)]).toEqual(['100000', '95000', '107000']);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', won: 12_000n, net: 7_000n });
    expect(play.snapshot().server.fairness?.nonce).toBe(8);
    expect(told).toEqual([{ type: 'balance-changed' }]);
  });

  it('tells the net position once it was shown', async () => {
    const { play, stage, nets, settle } = bench([settled('0.00', '950.00'), settled('120.00', '1020.00')]);
    expect(nets).toEqual(['0.00']);
    play.setStage(stage);
    play.spin();
    await settle();
    play.spin();
    await settle();
    expect(nets).toEqual(['0.00', '-50.00', '20.00']);
  });

  it.each(['protection.excluded', 'protection.time_used_up'])(
    'ends on %s, also between rounds',
    async (code) => {
      const { play, told, rounds } = bench([{ ok: true, value: { realityCheckMinutes: 15 } }, refused(code)]);
      await play.beat();
      expect(play.snapshot()).toMatchObject({ phase: 'idle', server: { realityCheckMinutes: 15 } });
      await play.beat();
      expect(play.snapshot().phase).toBe('ended');
      expect(told).toEqual([{ type: 'session-ended', code }]);
      expect(rounds()).toHaveLength(0);
    },
  );

  it('is one for a double click, and none without a stage', async () => {
    const { play, stage, rounds, settle } = bench([settled('0.00', '950.00'), settled('0.00', '900.00')]);
    play.spin();
    play.setStage(stage);
    play.spin();
    play.spin();
    await settle();
    expect(rounds()).toHaveLength(1);
  });

  it('is asked for again with the same key while its fate is unknown', async () => {
    const { play, stage, rounds, waits, landed, settle } = bench([
      refused('network.unreachable'),
      refused('system.unavailable'),
      refused('idempotency.in_progress'),
      settled('0.00', '950.00'),
    ]);
    play.setStage(stage);
    play.spin();
    await settle();
    expect(rounds().map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    expect(waits).toEqual([500, 1000, 2000]);
    expect(landed).toHaveLength(1);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 95_000n });
  });

  it('waits as long as the server says when it came too soon, with the same key', async () => {
    const { play, stage, rounds, waits, settle } = bench([
      refused('round.too_soon', { retryAfterMs: 700 }),
      settled('0.00', '950.00'),
    ]);
    play.setStage(stage);
    play.spin();
    await settle();
    expect(waits).toEqual([700]);
    expect(new Set(rounds().map(({ key }) => key)).size).toBe(1);
  });

  it.each(['wallet.insufficient_funds', 'wallet.limit_reached', 'system.maintenance', 'game.unavailable'])(
    'gives the stake back on the screen and says why on %s',
    async (code) => {
      const { play, stage, cancelled, settle } = bench([refused(code)]);
      play.setStage(stage);
      play.spin();
      await settle();
      expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 100_000n, notice: { code } });
      expect(cancelled).toHaveLength(1);
    },
  );

  it.each(['play.session_required', 'member.suspended'])(
    'ends on %s and tells the page around',
    async (code) => {
      const { play, stage, told, settle, rounds } = bench([refused(code)]);
      play.setStage(stage);
      play.spin();
      await settle();
      play.spin();
      await settle();
      expect(play.snapshot().phase).toBe('ended');
      expect(told).toEqual([{ type: 'session-ended', code }]);
      expect(rounds()).toHaveLength(1);
    },
  );

  it('asks the server once before it says that the balance is not enough', async () => {
    const poor = bench([], { first: state({ balance: '10.00' }) });
    poor.play.setStage(poor.stage);
    poor.play.spin();
    await poor.settle();
    expect(poor.rounds()).toHaveLength(0);
    expect(poor.play.snapshot().notice?.code).toBe('wallet.insufficient_funds');

    const refilled = bench([settled('0.00', '450.00')], {
      first: state({ balance: '10.00' }),
      later: state({ balance: '500.00' }),
    });
    refilled.play.setStage(refilled.stage);
    refilled.play.spin();
    await refilled.settle();
    expect(refilled.rounds()).toHaveLength(1);
    expect(refilled.play.snapshot().balance).toBe(45_000n);
  });

  it('keeps the stake, and begins nothing with it, when the operator changed the stakes', async () => {
    const { play, stage, settle } = bench([refused('round.stake_invalid')], {
      later: state({ stakes: ['20.00', '40.00'] }),
    });
    play.setStage(stage);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({ stake: 5_000n, stakes: [2_000n, 4_000n] });
  });
});

describe('the server’s word', () => {
  it('is not believed when it is older than a round', async () => {
    const { play, stage, settle } = bench([settled('120.00', '1070.00')], {
      later: state({ balance: '1000.00' }),
    });
    play.setStage(stage);
    const asked = play.refresh();
    play.spin();
    await asked;
    await settle();
    expect(play.snapshot().balance).toBe(107_000n);
  });

  it('brings in what happened elsewhere', async () => {
    const { play, stage } = bench([], { later: state({ balance: '1500.00', netPosition: '-20.00' }) });
    play.setStage(stage);
    await play.refresh();
    expect(play.snapshot()).toMatchObject({ balance: 150_000n, net: -2_000n });
  });
});

describe('a reload', () => {
  const missed = round('missed', '50.00', '80.00');
  const pendingAfter = (seenRoundId: string, gameId = 'karakoram-25') =>
    new Map([['ikka.play.pending', JSON.stringify({ gameId, key: 'k', seenRoundId })]]);

  it('shows the round that was settled while the player was away, once', async () => {
    const storage = pendingAfter('before');
    const { play, stage, landed, settle } = bench([], {
      first: state({ lastRound: missed, balance: '1030.00' }),
      storage,
    });
    expect(play.snapshot()).toMatchObject({ phase: 'showing', balance: 95_000n, isCatchingUp: true });
    play.setStage(stage);
    await settle();
    expect(landed).toHaveLength(1);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 103_000n, isCatchingUp: false });
    expect(storage.size).toBe(0);
  });

  it('rests on the last round when it was seen, or when the pending one never came to be', async () => {
    const storage = pendingAfter('missed');
    const { play, stage, landed, settle } = bench([], { first: state({ lastRound: missed }), storage });
    play.setStage(stage);
    await settle();
    expect(landed).toHaveLength(0);
    expect(play.snapshot().phase).toBe('idle');
  });
});

describe('a page', () => {
  it('shows no round again because one was left in another game', () => {
    const pending = JSON.stringify({ gameId: 'dice', key: 'k', seenRoundId: 'thrown' });
    const storage = new Map([['ikka.play.pending', pending]]);
    const { play } = bench([], { first: state({ lastRound: round('seen', '50.00', '80.00') }), storage });
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 100_000n, isCatchingUp: false });
    expect(storage.get('ikka.play.pending')).toBe(pending);
  });

  it('stays ended where the session is over when it asks for the balance', async () => {
    const { play, stage, told, settle } = bench([], {
      first: state({ balance: '10.00' }),
      later: refused('play.session_required'),
    });
    play.setStage(stage);
    play.spin();
    await settle();
    expect(play.snapshot()).toMatchObject({ phase: 'ended', notice: { code: 'play.session_required' } });
    expect(told).toEqual([{ type: 'session-ended', code: 'play.session_required' }]);
  });

  it('shows a missed round once where its stage is built anew meanwhile', async () => {
    const storage = new Map([
      ['ikka.play.pending', JSON.stringify({ gameId: 'karakoram-25', key: 'k', seenRoundId: null })],
    ]);
    const { play, stage, told, settle } = bench([], {
      first: state({ lastRound: round('missed', '50.00', '80.00') }),
      storage,
    });
    play.setStage({ ...stage });
    play.setStage(null);
    play.setStage({ ...stage });
    await settle();
    expect(play.snapshot().recent).toHaveLength(1);
    expect(told).toEqual([{ type: 'balance-changed' }]);
  });
});

describe('a replay', () => {
  it('moves no money and comes back to the last round', async () => {
    const { play, stage, sent, landed, settle } = bench([]);
    play.setStage(stage);
    play.replay(round('old', '50.00', '500.00'));
    await settle();
    expect(landed).toHaveLength(1);
    expect(sent).toHaveLength(0);
    expect(play.snapshot()).toMatchObject({ phase: 'idle', balance: 100_000n, net: 0n });
  });
});
