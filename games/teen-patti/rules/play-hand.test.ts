import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfHand } from './end-hand.ts';
import { paid, potOf, type TeenPattiAct, type TeenPattiHand, type TeenPattiOptions } from './hand.ts';
import { movesOf, playerAt } from './moves.ts';
import { actByClock, askedIn, beginHand, takeAct } from './play-hand.ts';
import { viewHand } from './view-hand.ts';

const options: TeenPattiOptions = {
  boot: '10',
  rake: { basisPoints: 500, cap: '1000' },
  lowSequence: 'second',
  seenVsBlindShow: true,
};
const ranks = '23456789TJQKA';
const card = (text: string) => 4 * ranks.indexOf(text[0] ?? '') + 'dhsc'.indexOf(text[1] ?? '');
/** The deck in which players, in the order of their turns, hold these hands. */
const deckOf = (...hands: readonly string[]): number[] => {
  const cards = hands.map((hand) => hand.split(' ').map(card));
  return [0, 1, 2].flatMap((turn) => cards.map((hand) => hand[turn] ?? 0));
};
const trio = deckOf('Ah Ad As', 'Kh Kd Qs', '2h 5d 9s');

/** A hand at a table of seats 0, 1, 2 … with the dealer at the last, so that turns go in the order of the seats. */
function deal(stacks: readonly number[], rules = options): TeenPattiHand {
  const seats = stacks.map((stack, seat) => ({ seat, stack: BigInt(stack), owes: null }));
  return beginHand(rules, { seats, dealer: stacks.length - 1 }).hand;
}

/** Plays acts by seat; each is taken. */
function play(
  hand: TeenPattiHand,
  acts: readonly (readonly [seat: number, act: TeenPattiAct])[],
  deck: readonly number[] = trio,
  rules = options,
): TeenPattiHand {
  let now = hand;
  for (const [seat, act] of acts) {
    const step = takeAct(rules, now, { seat, act, deck });
    if ('refused' in step) throw new Error(`${seat} ${JSON.stringify(act)}: ${step.refused}`);
    now = step.hand;
  }
  return now;
}

const bet = (amount: number): TeenPattiAct => ({ type: 'bet', amount: String(amount) });
const see: TeenPattiAct = { type: 'see' };
const pack: TeenPattiAct = { type: 'pack' };
const show: TeenPattiAct = { type: 'show' };
const sideShow: TeenPattiAct = { type: 'side_show' };
const answer = (accepts: boolean): TeenPattiAct => ({ type: 'answer', accepts });
const allIn: TeenPattiAct = { type: 'all_in' };

describe('a hand of Teen Patti', () => {
  it('[TP4] is bet as in the published example: a pot of 260', () => {
    const hand = play(deal([1_000, 1_000, 1_000]), [
      [0, bet(10)],
      [1, bet(20)],
      [2, see],
      [2, bet(40)],
      [0, see],
      [0, bet(80)],
      [1, see],
      [1, pack],
      [2, show],
    ]);
    expect(potOf(hand)).toBe(260n);
    const end = endOfHand(options, hand, trio);
    expect(end).toMatchObject({
      reason: 'show',
      pot: '260',
      rake: '13',
      winners: [{ seat: 0, amount: '247' }],
    });
    expect(end?.shown).toEqual([0, 2]);
  });

  it('[TP5] shows his cards to whoever has played four turns without looking', () => {
    const turns = [0, 1, 2].flatMap((seat) => [[seat, bet(10)]] as const);
    const hand = play(deal([1_000, 1_000, 1_000]), [...turns, ...turns, ...turns, ...turns]);
    expect(playerAt(hand, 0)).toMatchObject({ isSeen: true, blindTurns: 4 });
    expect(playerAt(hand, 1)).toMatchObject({ isSeen: false });
    expect(movesOf(options, hand).bets).toEqual([
      { type: 'chaal', amount: 20n },
      { type: 'chaal', amount: 40n },
    ]);
  });

  it.each<[string, TeenPattiHand, number, TeenPattiAct, string]>([
    ['an act out of turn', deal([500, 500]), 1, bet(10), 'seats.turn_over'],
    ['an amount that is none of the choices', deal([500, 500]), 0, bet(15), 'seats.act_invalid'],
    ['a blind bet of a seen player', play(deal([500, 500]), [[0, see]]), 0, bet(10), 'seats.act_invalid'],
    ['a show among three', deal([500, 500, 500]), 0, show, 'seats.act_invalid'],
    ['a side show of two', play(deal([500, 500]), [[0, see]]), 0, sideShow, 'seats.act_invalid'],
    ['a side show of the unseen', deal([500, 500, 500]), 0, sideShow, 'seats.act_invalid'],
    [
      'a side show against an unseen one',
      play(deal([500, 500, 500]), [[0, see]]),
      0,
      sideShow,
      'seats.act_invalid',
    ],
    ['looking twice', play(deal([500, 500]), [[0, see]]), 0, see, 'seats.act_invalid'],
    ['all in with enough for a bet', deal([500, 500]), 0, allIn, 'seats.act_invalid'],
    ['an answer that nobody asked for', deal([500, 500]), 0, answer(true), 'seats.act_invalid'],
    ['whoever has packed', play(deal([500, 500, 500]), [[0, pack]]), 0, bet(10), 'seats.turn_over'],
    ['a bet after the end', play(deal([500, 500]), [[0, pack]]), 1, bet(10), 'seats.turn_over'],
  ])('refuses %s', (_what, hand, seat, act, refused) => {
    expect(takeAct(options, hand, { seat, act, deck: trio })).toEqual({ refused });
  });

  it('[TP6] raises no further than 64 boots', () => {
    let hand = deal([100_000, 100_000]);
    for (let n = 0; n < 6; n += 1) hand = play(hand, [[n % 2, bet(10 * 2 ** (n + 1))]]);
    expect(hand.stake).toBe('640');
    expect(movesOf(options, hand).bets).toEqual([{ type: 'blind', amount: 640n }]);
  });

  it('[TP7] ends with a show of all when the pot has 1,024 boots; equal hands share it', () => {
    const deck = deckOf('Ah Kd 9s', 'As Kh 9d');
    let hand = deal([100_000, 100_000]);
    for (let n = 0; hand.over === null; n += 1) {
      const raised = movesOf(options, hand).bets.at(-1)?.amount ?? 0n;
      hand = play(hand, [[n % 2, bet(Number(raised))]], deck);
    }
    const end = endOfHand(options, hand, deck);
    expect(end?.reason).toBe('limit');
    expect(BigInt(end?.pot ?? 0)).toBeGreaterThanOrEqual(10_240n);
    expect(end?.winners).toHaveLength(2);
    // The most that the house takes is 100 boots.
    expect(BigInt(end?.rake ?? 0)).toBe((BigInt(end?.pot ?? 0) * 5n) / 100n);
  });

  it('[TP9] gives the pot to whoever is left, without the bet that nobody answered, and takes nothing of boots alone', () => {
    const boots = endOfHand(options, play(deal([500, 500]), [[0, pack]]), []);
    expect(boots).toMatchObject({
      reason: 'pack',
      pot: '20',
      rake: '0',
      winners: [{ seat: 1, amount: '20' }],
      shown: [],
    });
    const unanswered = play(deal([500, 500, 500]), [
      [0, see],
      [0, bet(40)],
      [1, pack],
      [2, pack],
    ]);
    expect(endOfHand(options, unanswered, [])).toMatchObject({
      pot: '30',
      rake: '0',
      refunds: [{ seat: 0, amount: '40' }],
      seats: [
        { seat: 0, stake: '10', payout: '30' },
        { seat: 1, stake: '10', payout: '0' },
        { seat: 2, stake: '10', payout: '0' },
      ],
    });
    const partly = play(deal([500, 500]), [
      [0, see],
      [0, bet(20)],
      [1, see],
      [1, bet(40)],
      [0, pack],
    ]);
    expect(endOfHand(options, partly, [])).toMatchObject({
      pot: '60',
      rake: '3',
      refunds: [{ seat: 1, amount: '20' }],
    });
  });

  it('[TP10] gives equal hands at a show to whoever did not call it', () => {
    const deck = deckOf('Ah Kd 9s', 'As Kh 9d');
    const hand = play(
      deal([500, 500]),
      [
        [0, bet(10)],
        [1, show],
      ],
      deck,
    );
    expect(endOfHand(options, hand, deck)?.winners).toEqual([{ seat: 0, amount: '38' }]);
  });

  it('[TP10] lets a seen player call against an unseen one only where the room says so', () => {
    const strict = { ...options, seenVsBlindShow: false };
    const hand = play(deal([500, 500], strict), [[0, see]], trio, strict);
    expect(movesOf(strict, hand).show).toBeNull();
    expect(movesOf(options, hand).show).toBe(20n);
  });

  describe('[TP11] a side show', () => {
    const seen: readonly (readonly [number, TeenPattiAct])[] = [
      [0, see],
      [1, see],
      [0, bet(20)],
      [1, sideShow],
    ];

    it('packs the lower hand of the two, which nobody else sees', () => {
      const asked = play(deal([500, 500, 500]), seen);
      expect(askedIn(asked)).toEqual([0]);
      const hand = play(asked, [[0, answer(true)]]);
      expect(playerAt(hand, 1).isPacked).toBe(true);
      expect(askedIn(hand)).toEqual([2]);
      const cardsSeenBy = (seat: number | null) =>
        viewHand(options, hand, { seat, deck: trio, shown: String }).players.map(
          ({ cards }) => cards !== null,
        );
      expect(cardsSeenBy(0)).toEqual([true, true, false]);
      expect(cardsSeenBy(1)).toEqual([true, true, false]);
      expect(cardsSeenBy(2)).toEqual([false, false, false]);
      expect(cardsSeenBy(null)).toEqual([false, false, false]);
    });

    it('packs whoever asked where the hands are equal', () => {
      const deck = deckOf('Ah Kd 9s', 'As Kh 9d', '2h 3d 5s');
      const hand = play(play(deal([500, 500, 500]), seen, deck), [[0, answer(true)]], deck);
      expect(playerAt(hand, 1).isPacked).toBe(true);
    });

    it('may be refused three times in a hand', () => {
      let hand = play(deal([5_000, 5_000, 5_000]), [
        [0, see],
        [1, see],
        [2, see],
        [0, bet(20)],
      ]);
      for (const [by, to] of [
        [1, 0],
        [2, 1],
        [0, 2],
      ] as const)
        hand = play(hand, [
          [by, sideShow],
          [to, answer(false)],
        ]);
      hand = play(hand, [[1, sideShow]]);
      expect(hand.sideShow).toBeNull();
      expect(playerAt(hand, 1).isPacked).toBe(true);
    });
  });

  describe('[TP13] who cannot pay the least bet', () => {
    it('plays for what all have put in up to his own, the others for the rest', () => {
      const deck = deckOf('Ah Ad As', 'Kh Kd Qs', '2h 5d 9s');
      // Seat 0 has 25: the boot, a blind bet of 10, and 5 left when 20 are asked.
      const hand = play(
        deal([25, 1_000, 1_000]),
        [
          [0, bet(10)],
          [1, bet(20)],
          [2, bet(20)],
          [0, allIn],
        ],
        deck,
      );
      const end = endOfHand({ ...options, rake: { basisPoints: 0, cap: '0' } }, hand, deck);
      // Half stakes: 50 of seat 0; of 60 each of the others 10 lie above, which are 5 in money.
      expect(end).toMatchObject({
        reason: 'all_in',
        winners: [
          { seat: 0, amount: '75' },
          { seat: 1, amount: '10' },
        ],
        shown: [0, 1, 2],
      });
    });

    it('leaves to the only other one what nobody answered', () => {
      const deck = deckOf('2h 5d 9s', 'Kh Kd Qs');
      const hand = play(
        deal([25, 1_000]),
        [
          [0, bet(10)],
          [1, bet(20)],
          [0, allIn],
        ],
        deck,
      );
      expect(endOfHand({ ...options, rake: { basisPoints: 0, cap: '0' } }, hand, deck)).toMatchObject({
        pot: '50',
        refunds: [{ seat: 1, amount: '5' }],
        winners: [{ seat: 1, amount: '50' }],
      });
    });
  });

  it('keeps every chip, reaches no state that it does not know, and ends, whatever is played', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 40, max: 3_000 }), { minLength: 2, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        fc.shuffledSubarray(
          Array.from({ length: 52 }, (_, at) => at),
          { minLength: 18, maxLength: 18 },
        ),
        (stacks, choices, deck) => {
          let hand = deal(stacks);
          let acts = 0;
          const next = () => choices.next().value as number;
          while (hand.over === null) {
            acts += 1;
            expect(acts).toBeLessThan(400);
            const [seat = -1] = askedIn(hand);
            const unseen = hand.players.filter(({ isSeen, isPacked }) => !isSeen && !isPacked);
            const looker = next() % 4 === 0 ? unseen[next() % Math.max(1, unseen.length)] : undefined;
            const wish = looker === undefined ? actOf(hand, next()) : see;
            const step = takeAct(options, hand, { seat: looker?.seat ?? seat, act: wish, deck });
            if ('refused' in step) throw new Error(`${JSON.stringify(wish)} ${step.refused}`);
            hand = step.hand;
            for (const [at, player] of hand.players.entries()) {
              expect(BigInt(player.stack)).toBeGreaterThanOrEqual(0n);
              expect(BigInt(player.stack) + paid(player)).toBe(BigInt(inTurns(stacks)[at] ?? 0));
            }
          }
          const end = endOfHand(options, hand, deck);
          if (end === null) throw new Error('a hand that is over came to nothing');
          const sum = (amounts: readonly string[]) =>
            amounts.reduce((all, amount) => all + BigInt(amount), 0n);
          expect(sum(end.seats.map(({ stake }) => stake))).toBe(BigInt(end.pot));
          expect(sum(end.seats.map(({ payout }) => payout)) + BigInt(end.rake)).toBe(BigInt(end.pot));
          expect(sum(end.refunds.map(({ amount }) => amount)) + BigInt(end.pot)).toBe(potOf(hand));
          expect(end.winners.length).toBeGreaterThan(0);
        },
      ),
      { seed: 2_026, numRuns: 600 },
    );
  });
});

const inTurns = (stacks: readonly number[]) => stacks;

/** One of what may be done now. */
function actOf(hand: TeenPattiHand, choice: number): TeenPattiAct {
  if (hand.sideShow !== null) return choice % 3 === 0 ? actByClock(hand) : answer(true);
  const moves = movesOf(options, hand);
  const acts: TeenPattiAct[] = moves.bets.map(({ amount }) => bet(Number(amount)));
  if (moves.show !== null) acts.push(show);
  if (moves.sideShow !== null) acts.push(sideShow);
  if (moves.allIn !== null) acts.push(allIn);
  if (choice % 5 === 0) acts.push(pack);
  return acts[choice % acts.length] ?? pack;
}
