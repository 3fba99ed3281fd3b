import { seatGames } from '@ikka/games/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRoomsTestBench, type RoomsTestBench } from '../rooms-test-bench.ts';
import { replayHand } from './replay-hand.ts';
import { seatsTestBench } from './seats-test-bench.ts';

const gameId = 'texas-holdem';

describe('a hand that is over', () => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => id === 'texas-holdem-pkr-small-1' });
    room = seatsTestBench(bench, 'texas-holdem-pkr-small-1');
  });
  afterAll(() => bench.close());

  const recordOf = async (memberId: bigint) => {
    const filter = { memberIds: [memberId], gameId, currencies: ['PKR'] };
    const [round] = await bench.first.rounds.find(filter, { limit: 1, offset: 0 });
    if (round === undefined) throw new Error('the hand is not on record');
    return round;
  };
  type Game = { board: number[]; players: { seat: number; cards: number[] | null }[] };

  it('[SK27, SK28] is told step by step to its own member, without a card that was not shown to him', async () => {
    const { first } = bench;
    const { rounds } = first;
    const members = [await bench.member(500_000n), await bench.member(500_000n)] as const;
    for (const memberId of members) await room.sit(first, memberId);
    await room.until(first, 'playing');
    await room.act(first, { type: 'call' });
    await room.act(first, { type: 'fold' });
    await room.act(first, { type: 'check' });
    await room.act(first, { type: 'fold' });
    expect((await room.state()).head.phase).toBe('showing');
    for (const memberId of members) {
      const { id } = await recordOf(memberId);
      const play = { memberId, gameId, currency: 'PKR' };
      const steps = await replayHand({ rounds, offers: seatGames }, play, id);
      if (steps === null || steps === 'unknown') throw new Error('the hand is not replayed');
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.at(-1)?.result).toMatchObject({ reason: 'fold', shown: [] });
      const cards = steps.flatMap(({ game }) => (game as Game).players.map((player) => player.cards));
      expect(cards.filter((hand) => hand !== null)).toHaveLength(steps.length);
      expect(cards.filter((hand) => hand === null)).toHaveLength(steps.length);
    }
  });

  it('is unknown to everybody else, and is not played again by other rules', async () => {
    const { rounds } = bench.first;
    const [seated] = [...(await room.state()).entries.values()];
    const memberId = BigInt(seated?.memberId ?? 0);
    const { id } = await recordOf(memberId);
    const play = { memberId, gameId, currency: 'PKR' };
    const parts = { rounds, offers: seatGames };
    for (const other of [{ memberId: memberId + 1_000n }, { gameId: 'niu-niu' }, { currency: 'USD' }])
      expect(await replayHand(parts, { ...play, ...other }, id)).toBe('unknown');
    const changed = seatGames.map((offer) => ({ ...offer, rules: { ...offer.rules, version: '9.0.0' } }));
    expect(await replayHand({ rounds, offers: changed }, play, id)).toBeNull();
  });
});
