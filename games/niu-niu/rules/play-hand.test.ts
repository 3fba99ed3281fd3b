import { jsonRules, replayHand, type SeatChoice } from '@ikka/seat-kit';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import type { NiuNiuAct, NiuNiuHand, NiuNiuOptions } from './hand.ts';
import { betsOf, bidsOf } from './moves.ts';
import { niuNiuRules, usualBets } from './niu-niu.ts';
import { askedIn, beginHand, takeAct } from './play-hand.ts';
import { duelsOf } from './settle.ts';

const options: NiuNiuOptions = {
  base: '10',
  bets: usualBets,
  bidMost: 4,
  rake: { basisPoints: 500, cap: '1280' },
};
const suits = 'dhsc';
const ranks = '23456789TJQKA';
const cards = (text: string) =>
  text.split(' ').map((card) => 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? ''));
/** A deck that deals these hands, and these lots behind them. */
const deckOf = (hands: readonly string[], lots: string) => {
  const dealt = hands.map(cards);
  return [...[0, 1, 2, 3, 4].flatMap((round) => dealt.map((hand) => hand[round] ?? 0)), ...cards(lots)];
};
const dealt = (...stacks: readonly number[]): NiuNiuHand =>
  beginHand({
    seats: stacks.map((stack, seat) => ({ seat, stack: BigInt(stack), owes: null })),
    dealer: stacks.length - 1,
  }).hand;

const done = (hand: NiuNiuHand, seat: number, act: NiuNiuAct, deck: readonly number[]): NiuNiuHand => {
  const step = takeAct(options, hand, { seat, act, deck });
  if ('refused' in step) throw new Error(step.refused);
  return step.hand;
};
const bid = (hand: NiuNiuHand, bids: readonly number[], deck: readonly number[]) =>
  bids.reduce((now, one, seat) => done(now, seat, { type: 'bid', bid: one }, deck), hand);

describe('a hand of NiuNiu', () => {
  // Source: pvp.md, the example of a settlement.
  const hands = ['Kd Qs Th 5c 3d', 'Kh Qd Jh 6c 4d', 'Ks Qc Tc 2c Ad', '2d 3s 4s 9d Jc'];
  const deck = deckOf(hands, '2h 3h 4h 7h');

  it('[NN5] gives the bank to the highest bid, and of equal ones to the highest lot', () => {
    const rich = dealt(90_000, 90_000, 90_000, 90_000);
    expect(bid(rich, [3, 1, 0, 2], deck).banker).toEqual({ place: 0, bid: 3 });
    expect(bid(rich, [2, 1, 2, 0], deck).banker).toEqual({ place: 2, bid: 2 });
    expect(bid(rich, [0, 0, 0, 0], deck).banker).toEqual({ place: 3, bid: 1 });
  });

  it('[NN5, NN6] offers only what can be lost', () => {
    const hand = dealt(4_799, 4_800, 90_000, 90_000);
    expect([0, 1, 2].map((place) => bidsOf(options, hand, place))).toEqual([[0], [0, 1], [0, 1, 2, 3, 4]]);
    const banked = bid(hand, [0, 0, 3, 0], deck);
    expect([0, 1, 2, 3].map((place) => betsOf(options, banked, place))).toEqual([
      [5, 10, 15],
      [5, 10, 15, 20],
      [],
      [5, 10, 15, 20],
    ]);
    expect(betsOf(options, bid(dealt(2_400, 90_000), [0, 3], deck), 0)).toEqual([5, 10]);
  });

  it('[NN7, NN10] is settled as the published example', () => {
    let hand = bid(dealt(90_000, 90_000, 90_000, 90_000), [3, 0, 0, 0], deck);
    expect(askedIn(hand)).toEqual([1, 2, 3]);
    for (const [seat, bet] of [
      [1, 5],
      [2, 10],
      [3, 15],
    ] as const)
      hand = done(hand, seat, { type: 'bet', bet }, deck);
    expect(niuNiuRules.endOf(options, hand, deck)).toMatchObject({
      rake: '75',
      seats: [
        // Collects 1,500 and pays 600.
        { seat: 0, stake: '1500', payout: '2355' },
        { seat: 1, stake: '600', payout: '1170' },
        { seat: 2, stake: '600', payout: '0' },
        { seat: 3, stake: '900', payout: '0' },
      ],
      winners: [
        { seat: 0, amount: '855' },
        { seat: 1, amount: '570' },
      ],
    });
  });

  it.each([
    ['what he has, and wins no more', [1_000, 300, 500], ['w 900', 'l 900'], ['w 300', 'l 500']],
    ['what the banker has, from one player', [200, 900, 900], ['w 100', 'l 700'], ['w 100', 'l 200']],
    ['in proportion where the bank is too small', [100, 900, 900], ['w 100', 'w 200'], ['w 34', 'w 66']],
  ])('[NN8] loses %s', (_what, [banker = 0, ...stacks], due, paid) => {
    const read = due.map((text, place) => ({
      place,
      isWon: text.startsWith('w'),
      amount: BigInt(text.slice(2)),
    }));
    const duels = duelsOf(read, { banker: BigInt(banker), of: (place) => BigInt(stacks[place] ?? 0) });
    expect(duels.map(({ isWon, amount }) => `${isWon ? 'w' : 'l'} ${amount}`)).toEqual(paid);
  });

  it('keeps every chip, ends, and is played again as it was, whatever is done', () => {
    const random: SeededRandom = seededRandom(8);
    const rules = jsonRules(niuNiuRules);
    for (let n = 0; n < 1_500; n += 1) {
      const count = 2 + random.int(4);
      const pack = new Set<number>();
      while (pack.size < 6 * count) pack.add(random.int(52));
      const drawn = [...pack];
      const seats = Array.from({ length: count }, (_, seat) => ({
        seat,
        stack: BigInt(400 + random.int(random.pick([500, 5_000, 90_000]))),
        owes: null,
      }));
      const dealer = random.int(count);
      let { hand } = beginHand({ seats, dealer });
      const acts: { seat: number; act: NiuNiuAct }[] = [];
      for (let open = askedIn(hand); open.length > 0; open = askedIn(hand)) {
        const seat = random.pick(open);
        const place = hand.players.findIndex((player) => player.seat === seat);
        const act: NiuNiuAct =
          hand.banker === null
            ? { type: 'bid', bid: random.pick(bidsOf(options, hand, place)) }
            : { type: 'bet', bet: random.pick(betsOf(options, hand, place)) };
        acts.push({ seat, act });
        hand = done(hand, seat, act, drawn);
      }
      const end = niuNiuRules.endOf(options, hand, drawn);
      if (end === null) throw new Error('the hand has no end');
      const sum = (of: 'stake' | 'payout') => end.seats.reduce((all, one) => all + BigInt(one[of]), 0n);
      expect(sum('stake')).toBe(sum('payout') + BigInt(end.rake));
      for (const { seat, stake, payout } of end.seats) {
        expect(BigInt(stake)).toBeGreaterThan(0n);
        expect(BigInt(stake)).toBeLessThanOrEqual(seats[seat]?.stack ?? 0n);
        expect(BigInt(payout)).toBeGreaterThanOrEqual(0n);
      }
      const choice: SeatChoice = {
        seat: 0,
        dealer,
        options,
        stacks: seats.map(({ seat, stack }) => ({ seat, stack: String(stack) })),
        acts,
      };
      expect(replayHand(rules, choice, drawn)?.end).toEqual(end);
      expect(replayHand(rules, { ...choice, acts: acts.slice(0, -1) }, drawn)).toBeNull();
    }
  });

  it('shows four of one’s own cards until all have bet, and no bid before all have bid', () => {
    const shown = (units: bigint) => String(units);
    const view = (hand: NiuNiuHand, seat: number | null) =>
      niuNiuRules.view(options, hand, { seat, deck, shown }) as unknown as {
        players: { cards: number[] | null; bid: number | null }[];
      };
    const sizes = (hand: NiuNiuHand, seat: number | null) =>
      view(hand, seat).players.map((player) => player.cards?.length ?? 0);
    const rich = dealt(90_000, 90_000, 90_000, 90_000);
    const first = done(rich, 0, { type: 'bid', bid: 3 }, deck);
    expect(view(first, 1).players.map((player) => player.bid)).toEqual([null, null, null, null]);
    expect(sizes(first, 1)).toEqual([0, 4, 0, 0]);
    const banked = bid(rich, [3, 0, 0, 0], deck);
    expect(sizes(banked, null)).toEqual([0, 0, 0, 0]);
    const over = [1, 2, 3].reduce((now, seat) => done(now, seat, { type: 'bet', bet: 5 }, deck), banked);
    expect(sizes(over, null)).toEqual([5, 5, 5, 5]);
  });
});
