import { type DealtSeat, jsonRules, replayHand, type SeatChoice } from '@ikka/seat-kit';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../round/index.ts';
import type { TexasHoldemAct, TexasHoldemHand, TexasHoldemOptions } from './hand.ts';
import { movesOf } from './moves.ts';
import { beginHand, takeAct } from './play-hand.ts';
import { texasHoldemRules } from './texas-holdem.ts';

const caps = { two: '100', few: '200', many: '300' };
const options: TexasHoldemOptions = {
  smallBlind: '50',
  bigBlind: '100',
  rake: { basisPoints: 500, cap: caps.many },
  caps,
};
const deck = (random: SeededRandom, size: number): number[] => {
  const cards = new Set<number>();
  while (cards.size < size) cards.add(random.int(52));
  return [...cards];
};
const plain = Array.from({ length: 30 }, (_, card) => card);

const dealt = (stacks: readonly number[], owes: DealtSeat['owes'][] = []): TexasHoldemHand =>
  // The last seat has the button: places are seats.
  beginHand(options, {
    seats: stacks.map((stack, seat) => ({ seat, stack: BigInt(stack), owes: owes[seat] ?? null })),
    dealer: stacks.length - 1,
  }).hand;

/** `f`, `x`, `c` or what is in for this round after a bet, in turn. */
function played(hand: TexasHoldemHand, acts: string): TexasHoldemHand {
  return acts.split(' ').reduce((now, word) => {
    const act: TexasHoldemAct =
      word === 'f'
        ? { type: 'fold' }
        : word === 'x'
          ? { type: 'check' }
          : word === 'c'
            ? { type: 'call' }
            : { type: 'bet', amount: word };
    const seat = now.players[now.turn]?.seat ?? -1;
    const step = takeAct(options, now, { seat, act });
    if ('refused' in step) throw new Error(`${word}: ${step.refused}`);
    return step.hand;
  }, hand);
}

describe('a hand of Texas Hold’em', () => {
  it('is on record also for who put nothing in', () => {
    expect('refused' in texasHoldem.readBet(0n, {} as never)).toBe(true);
    const choice = {
      seat: 0,
      dealer: 2,
      options,
      stacks: [0, 1, 2].map((seat) => ({ seat, stack: '9000' })),
      acts: [],
    };
    expect('refused' in texasHoldem.readBet(0n, choice)).toBe(false);
  });

  it('[TH3] has the button post the small blind and play first where two play', () => {
    const hand = dealt([1_000, 1_000]);
    expect(hand.players.map(({ bet }) => bet)).toEqual(['100', '50']);
    expect(hand.turn).toBe(1);
    expect(played(hand, 'c x')).toMatchObject({ street: 1, turn: 0 });
  });

  it('[TH4] takes a big blind of whoever sat down, and a dead small one too of whoever missed', () => {
    const hand = dealt([1_000, 1_000, 1_000, 1_000], [null, null, 'entry', 'missed']);
    expect(hand.players.map(({ bet, dead }) => [bet, dead])).toEqual([
      ['50', '0'],
      ['100', '0'],
      ['100', '0'],
      ['100', '50'],
    ]);
    const end = texasHoldemRules.endOf(options, played(hand, '400 f f f'), plain);
    expect(end).toMatchObject({ pot: '400', rake: '0', refunds: [{ seat: 2, amount: '300' }] });
  });

  it.each([
    ['the least raise is the big blind', [9_000, 9_000, 9_000], '', { least: 200n, most: 9_000n }],
    ['the least raise is the last one', [9_000, 9_000, 9_000], '350', { least: 600n, most: 9_000n }],
    ['the big blind may raise what was called', [9_000, 9_000, 9_000], 'c c', { least: 200n, most: 9_000n }],
    ['a short all-in does not lower it', [450, 9_000, 9_000], '350 450', { least: 700n, most: 9_000n }],
    ['and does not let who raised raise again', [450, 9_000, 9_000], '350 450 c', null],
    [
      'but short ones that make a full raise together do',
      [450, 650, 9_000, 9_000],
      '350 c 450 650',
      { least: 900n, most: 9_000n },
    ],
    ['nobody raises whom nobody can answer', [500, 9_000], '9000', null],
  ])('[TH7, TH8] %s', (_name, stacks, acts, raise) => {
    const hand = dealt(stacks);
    expect(movesOf(acts === '' ? hand : played(hand, acts)).raise).toEqual(raise);
  });

  it.each([
    ['nothing without a flop', [9_000, 9_000, 9_000], '300 f f', '0'],
    ['five hundredths', [9_000, 9_000, 9_000], '300 c c x x x x x x x x x', '45'],
    ['at most two blinds of three', [9_000, 9_000, 9_000], '3000 c c x x x x x x x x x', '200'],
    ['at most one blind of two', [9_000, 9_000], '9000 c', '100'],
  ])('[TH14] is raked %s', (_name, stacks, acts, rake) => {
    expect(texasHoldemRules.endOf(options, played(dealt(stacks), acts), plain)?.rake).toBe(rake);
  });

  it('keeps every chip, ends, and is played again as it was, whatever is done', () => {
    const random = seededRandom(3);
    const rules = jsonRules(texasHoldemRules);
    for (let n = 0; n < 1_500; n += 1) {
      const count = 2 + random.int(5);
      const debts = [null, null, null, 'entry', 'missed'] as const;
      const seats = Array.from({ length: count }, (_, seat) => {
        const stack = BigInt(1 + random.int(random.pick([60, 400, 5_000])));
        return { seat, stack, owes: random.pick(debts) };
      });
      const cards = deck(random, 2 * count + 5);
      const dealer = random.int(count);
      let { hand } = beginHand(options, { seats, dealer });
      const acts: { seat: number; act: TexasHoldemAct }[] = [];
      while (hand.over === null) {
        expect(acts.length).toBeLessThan(200);
        const { check, call, raise } = movesOf(hand);
        const choices: TexasHoldemAct[] = [
          { type: 'fold' },
          ...(check ? [{ type: 'check' } as const] : []),
          ...(call === null ? [] : [{ type: 'call' } as const, { type: 'call' } as const]),
          ...(raise === null
            ? []
            : [raise.least, raise.most].map((amount) => ({ type: 'bet', amount: String(amount) }) as const)),
        ];
        const seat = hand.players[hand.turn]?.seat ?? -1;
        const act = random.pick(choices);
        const step = takeAct(options, hand, { seat, act });
        if ('refused' in step) throw new Error(step.refused);
        acts.push({ seat, act });
        ({ hand } = step);
        for (const { stack } of hand.players) expect(BigInt(stack)).toBeGreaterThanOrEqual(0n);
      }
      const end = texasHoldemRules.endOf(options, hand, cards);
      if (end === null) throw new Error('the hand has no end');
      const sum = (amounts: readonly { amount: string }[]) =>
        amounts.reduce((all, { amount }) => all + BigInt(amount), 0n);
      expect(sum(end.winners) + BigInt(end.rake)).toBe(BigInt(end.pot));
      expect(end.seats.reduce((all, { stake }) => all + BigInt(stake), 0n)).toBe(BigInt(end.pot));
      const choice: SeatChoice = {
        seat: 0,
        dealer,
        options,
        stacks: seats.map(({ seat, stack, owes }) => ({
          seat,
          stack: String(stack),
          ...(owes === null ? {} : { owes }),
        })),
        acts,
      };
      expect(replayHand(rules, choice, cards)?.end).toEqual(end);
      // A hand that is over with its deal has no act to leave out.
      if (acts.length > 0)
        expect(replayHand(rules, { ...choice, acts: acts.slice(0, -1) }, cards)).toBeNull();
    }
  });

  it('shows a viewer his own cards and those that were shown, and no card of the table too early', () => {
    const shown = (units: bigint) => String(units);
    const view = (hand: TexasHoldemHand, seat: number | null) =>
      texasHoldemRules.view(options, hand, { seat, deck: plain, shown }) as unknown as {
        board: number[];
        players: { cards: number[] | null }[];
      };
    const seen = (hand: TexasHoldemHand, seat: number | null) => {
      const { board, players } = view(hand, seat);
      return [board.length, players.map(({ cards }) => cards !== null)];
    };
    const hand = dealt([9_000, 9_000, 9_000]);
    expect(seen(hand, 1)).toEqual([0, [false, true, false]]);
    expect(seen(hand, null)).toEqual([0, [false, false, false]]);
    expect(seen(played(hand, 'c c x'), 0)).toEqual([3, [true, false, false]]);
    expect(seen(played(hand, 'f f'), null)).toEqual([0, [false, false, false]]);
    expect(seen(played(hand, '9000 c f'), null)).toEqual([5, [true, false, true]]);
  });
});
