import { JOKER } from '@ikka/game-kit';
import { jsonRules, replayHand, type SeatChoice } from '@ikka/seat-kit';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { CARDS, NUMBERS } from './cards.ts';
import { type RummyAct, type RummyHand, type RummyOptions, tableOf } from './hand.ts';
import { indianRummyRules } from './indian-rummy.ts';
import { beginHand, mayTakeOpen, takeAct } from './play-hand.ts';
import { endOfHand } from './settle.ts';
import { viewHand } from './view-hand.ts';

const options: RummyOptions = { point: '100', rake: { basisPoints: 1_000, cap: '4000' } };
const suits = 'dhsc';
const ranks = '23456789TJQKA';
/** `4s`, `Th`, `*` for a joker; a card that comes twice is of the second pack. */
const numbersOf = (text: string): readonly number[] => {
  const seen = new Set<number>();
  return text.split(/\s+/).map((word) => {
    const first = word === '*' ? 104 : 4 * ranks.indexOf(word[0] ?? '') + suits.indexOf(word[1] ?? '');
    const number = seen.has(first) ? first + (word === '*' ? 1 : 52) : first;
    seen.add(number);
    return number;
  });
};
/** The number of a card in acts. */
const card = (text: string): number => {
  const [number = 0] = numbersOf(text);
  return number >= 104 ? JOKER + number - 104 : number;
};
/** A deck that deals these hands, turns and opens these cards, and has these in its stock; then all others. */
const deckOf = (hands: readonly string[], turned: string, open: string, stock = ''): readonly number[] => {
  const dealt = numbersOf([...hands, turned, open, stock].join(' ').trim());
  const held = hands.map((_, at) => dealt.slice(at * 13, at * 13 + 13));
  const after = dealt.slice(hands.length * 13);
  const first = [
    ...Array.from({ length: 13 }, (_, round) => held.map((hand) => hand[round] ?? 0)).flat(),
    ...after,
  ];
  return [...first, ...Array.from({ length: NUMBERS }, (_, n) => n).filter((n) => !first.includes(n))];
};
const ready = '4s 5s 6s 9h Th Jh Qc Qd Qh 2c 2d 2h Ks';
const poor = '2s 4h 6c 8d Tc Qs 3c 5d 7h 9d Jc Ad Ah';
const poorer = '3s 4c 6h 8c Td Js 3d 5c 7d 9c Kd As Kc';
const shuffled = (random: SeededRandom): readonly number[] => {
  const left = Array.from({ length: NUMBERS }, (_, n) => n);
  return Array.from({ length: NUMBERS }, () => left.splice(random.int(left.length), 1)[0] ?? 0);
};
const seatsOf = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ seat, stack: 16_000n, owes: null }));
const dealt = (players: number): RummyHand =>
  beginHand({ seats: seatsOf(players), dealer: players - 1 }).hand;

function done(
  hand: RummyHand,
  seat: number,
  deck: readonly number[],
  ...acts: readonly RummyAct[]
): RummyHand {
  return acts.reduce((now, act) => {
    const step = takeAct(now, { seat, act, deck });
    if ('refused' in step) throw new Error(`${JSON.stringify(act)}: ${step.refused}`);
    return step.hand;
  }, hand);
}
const refused = (hand: RummyHand, seat: number, deck: readonly number[], act: RummyAct) => {
  const step = takeAct(hand, { seat, act, deck });
  return 'refused' in step ? step.refused : null;
};
const drawn = { type: 'draw', from: 'stock' } as const;

describe('a hand of Indian Rummy', () => {
  const deck = deckOf([ready, poor, poorer], '8h', '9s', '7s 3h 5h');

  it('[RM1, RM2, RM4] deals thirteen each, turns a card and opens one; two players have one pack', () => {
    const hand = dealt(3);
    const table = tableOf(hand, deck);
    expect(hand.players[0]?.held.map(table.cardOf)).toEqual(numbersOf(ready));
    expect([table.turned, table.wild, table.open]).toEqual([card('8h'), 6, card('9s')]);
    expect(table.stock).toBe(CARDS - 39 - 2);
    const two = tableOf(dealt(2), deckOf([ready, poor], '*', '9s'));
    // A joker was turned: aces are wild.
    expect([two.turned, two.wild, two.stock]).toEqual([JOKER, 12, 53 - 26 - 2]);
  });

  it('[RM6] is a draw and a discard, each in its turn; what was taken from the discards is not put back', () => {
    const hand = dealt(3);
    expect(refused(hand, 1, deck, drawn)).toBe('seats.turn_over');
    expect(refused(hand, 0, deck, { type: 'discard', card: card('Ks') })).toBe('seats.act_invalid');
    const taken = done(hand, 0, deck, { type: 'draw', from: 'open' });
    expect(refused(taken, 0, deck, drawn)).toBe('seats.act_invalid');
    expect(refused(taken, 0, deck, { type: 'drop' })).toBe('seats.act_invalid');
    expect(refused(taken, 0, deck, { type: 'discard', card: card('9s') })).toBe('seats.act_invalid');
    expect(refused(taken, 0, deck, { type: 'discard', card: card('2s') })).toBe('seats.act_invalid');
    const next = done(taken, 0, deck, { type: 'discard', card: card('Ks') });
    expect(indianRummyRules.asked(next)).toEqual([1]);
    expect(tableOf(next, deck).open).toBe(card('Ks'));
    const after = done(next, 1, deck, drawn);
    // What came from the stock may go at once.
    expect(refused(after, 1, deck, { type: 'discard', card: card('7s') })).toBeNull();
  });

  it('[RM6] gives an open wild card to the first turn alone', () => {
    const wild = deckOf([ready, poor, poorer], '9c', '9s', '8s');
    const hand = dealt(3);
    expect(mayTakeOpen(hand, tableOf(hand, wild))).toBe(true);
    const next = done(hand, 0, wild, drawn, { type: 'discard', card: card('9h') });
    expect(mayTakeOpen(next, tableOf(next, wild))).toBe(false);
    expect(refused(next, 1, wild, { type: 'draw', from: 'open' })).toBe('seats.act_invalid');
  });

  it('[RM7, RM10] is won by whoever declares; the others pay what their cards count, half without a turn', () => {
    const hand = done(dealt(3), 0, deck, drawn, { type: 'declare', card: card('Ks') });
    expect(hand.end).toEqual({ how: 'declared', winner: 0 });
    const end = endOfHand(options, hand, deck);
    const points = [poor, poorer].map((text) => {
      const { points: all } = arrange(numbersOf(text), 6);
      return Math.min(80, Math.ceil(all / 2));
    });
    const pot = BigInt((points[0] ?? 0) + (points[1] ?? 0)) * 100n;
    expect(end).toMatchObject({
      reason: 'declared',
      pot: String(pot),
      rake: String(pot / 10n),
      shown: [0, 1, 2],
    });
    expect(end?.winners).toEqual([{ seat: 0, amount: String(pot - pot / 10n) }]);
  });

  it('[RM9] counts drops 20 and 40, three misses 40, a wrong declaration 80', () => {
    let hand = done(dealt(3), 0, deck, drawn, { type: 'discard', card: card('Ks') });
    hand = done(hand, 1, deck, drawn, { type: 'discard', card: card('Ad') });
    hand = done(hand, 2, deck, { type: 'drop' });
    expect(hand.players[2]?.left).toEqual({ how: 'first_drop', points: 20 });
    hand = done(hand, 0, deck, { type: 'drop' });
    expect(hand.players[0]?.left).toEqual({ how: 'middle_drop', points: 40 });
    expect(hand.end).toEqual({ how: 'last', winner: 1 });
    const end = endOfHand(options, hand, deck);
    expect(end).toMatchObject({ reason: 'last', pot: '6000', rake: '600', shown: [] });
    const wrong = done(dealt(3), 0, deck, drawn, { type: 'declare', card: card('4s') });
    expect(wrong.players[0]?.left).toEqual({ how: 'wrong', points: 80 });
    expect([wrong.end, indianRummyRules.asked(wrong)]).toEqual([null, [1]]);
    let slow = dealt(2);
    const two = deckOf([ready, poor], '8h', '9s');
    for (let n = 0; n < 2; n += 1) for (const seat of [0, 1]) slow = done(slow, seat, two, { type: 'miss' });
    slow = done(slow, 0, two, drawn, { type: 'miss' });
    expect(slow.players[0]?.left).toEqual({ how: 'missed', points: 40 });
    expect(slow.end).toEqual({ how: 'last', winner: 1 });
  });

  it('[RM3] shuffles the discards when the stock is empty, by lots of the same deal, and ends at last', () => {
    const random = seededRandom(5);
    const pack = shuffled(random);
    let hand = dealt(2);
    const seen: number[] = [];
    while (hand.end === null) {
      const seat = indianRummyRules.asked(hand)[0] ?? 0;
      const { next, cardOf, stock } = tableOf(hand, pack);
      expect(stock).toBeGreaterThan(0);
      const top = cardOf(next);
      hand = done(hand, seat, pack, drawn, { type: 'discard', card: top });
      seen.push(top);
    }
    expect(hand.end).toEqual({ how: 'drawn', winner: null });
    expect(hand.shuffles.length).toBeGreaterThan(5);
    // The same cards come again, in another order.
    expect(new Set(seen).size).toBe(25 + 1);
    expect(endOfHand(options, hand, pack)).toMatchObject({ pot: '0', rake: '0', winners: [] });
    expect(hand.draws).toBe(180);
  });

  it('[RM13] shows a viewer his own cards, the discards and the turned card, and no other', () => {
    const shown = (units: bigint) => String(units);
    const hand = done(dealt(3), 0, deck, drawn);
    const view = viewHand(options, hand, { seat: 1, deck, shown });
    expect(view.mine?.cards).toEqual(numbersOf(poor));
    expect(view.moves).toBeNull();
    expect(view.players.map(({ hand: cards }) => cards)).toEqual([null, null, null]);
    const seen = JSON.stringify(viewHand(options, hand, { seat: null, deck, shown }));
    for (const number of numbersOf(`${ready} ${poorer}`).filter((n) => n > 14))
      expect(seen).not.toMatch(new RegExp(`[[,:]${number}[\\],}]`));
    expect(viewHand(options, hand, { seat: 0, deck, shown }).moves).toMatchObject({
      isDrawing: false,
      drop: null,
    });
    expect(viewHand(options, hand, { seat: null, deck: [], shown }).turned).toBeNull();
  });

  it('keeps every unit, and is played again from its record, whatever is done', () => {
    const random = seededRandom(19);
    const ways = new Set<string>();
    for (let n = 0; n < 150; n += 1) {
      const players = 2 + random.int(5);
      const pack = shuffled(random);
      let hand = dealt(players);
      const acts: { seat: number; act: RummyAct }[] = [];
      while (hand.end === null) {
        const seat = indianRummyRules.asked(hand)[0] ?? 0;
        const { cardOf } = tableOf(hand, pack);
        const held = hand.players.find((one) => one.seat === seat)?.held.map(cardOf) ?? [];
        const luck = random.int(100);
        const act: RummyAct =
          hand.drawn === null
            ? luck < 3
              ? { type: 'drop' }
              : luck < 6
                ? { type: 'miss' }
                : { type: 'draw', from: luck < 30 ? 'open' : 'stock' }
            : { type: luck < 1 ? 'declare' : 'discard', card: random.pick(held) };
        const step = takeAct(hand, { seat, act, deck: pack });
        if ('refused' in step) continue;
        ({ hand } = step);
        acts.push({ seat, act });
      }
      const end = endOfHand(options, hand, pack);
      if (end === null) throw new Error('the hand is not over');
      ways.add(end.reason);
      const sum = (of: 'stake' | 'payout') => end.seats.reduce((all, seat) => all + BigInt(seat[of]), 0n);
      expect(sum('stake')).toBe(sum('payout') + BigInt(end.rake));
      for (const { stake, payout } of end.seats) {
        expect(BigInt(stake)).toBeLessThanOrEqual(16_000n);
        expect(BigInt(payout)).toBeGreaterThanOrEqual(0n);
      }
      const all = hand.players.flatMap(({ held }) => held.map(tableOf(hand, pack).cardOf));
      expect(new Set(all).size).toBe(all.length);
      const choice: SeatChoice = {
        seat: 0,
        dealer: players - 1,
        options,
        stacks: seatsOf(players).map(({ seat, stack }) => ({ seat, stack: String(stack) })),
        acts,
      };
      expect(replayHand(jsonRules(indianRummyRules), choice, pack)?.end).toEqual(end);
    }
    expect(ways).toEqual(new Set(['last', 'drawn']));
  });
});
