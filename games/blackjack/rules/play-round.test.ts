import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards.fixture.ts';
import type { Act, BlackjackChoice } from './choice.ts';
import { courseOf } from './course.ts';
import { drawRound, readOutcome, showRound } from './draw-round.ts';
import { act, actsOf, isOver, leaveRound, presentRound, settleRound } from './play-round.ts';
import { tellRound } from './tell-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const done = (...acts: Act[]): BlackjackChoice => ({ main: '1000', pairs: '0', plus3: '0', acts });
/** First, dealer's open, second, dealer's hidden, then the rest in order. */
const shoe = (signs: string) => ({ cards: cardsOf(signs) });

describe('a round of blackjack', () => {
  it('[BJ1] deals the shoe that the seeds fix from its first card on, whatever is done', () => {
    const stream = () => openStream({ serverSeed, clientSeed, nonce: 0 });
    const whole = stream().deal(416, 416);
    // The first twelve cards of the known answers.
    expect(whole.slice(0, 12)).toEqual([64, 332, 383, 139, 133, 255, 370, 232, 185, 242, 352, 154]);
    const open = drawRound(stream(), done());
    expect(open.cards).toEqual(whole.slice(0, 4));
    const after = drawRound(stream(), done('hit'));
    expect(whole.slice(0, after.cards.length)).toEqual(after.cards);
  });

  it('[BJ1] has cards enough for every round, however it is played', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seeds = { serverSeed, clientSeed, nonce };
      const whole = openStream(seeds).deal(416, 64);
      let acts: readonly Act[] = [];
      for (;;) {
        const drawn = drawRound(openStream(seeds), done(...acts));
        const course = courseOf(acts, whole);
        expect(drawn.cards).toEqual(whole.slice(0, course?.used));
        const [last] = course === null ? [] : actsOf(done(...acts), course).toReversed();
        if (last === undefined) break;
        // Splits where it can, and hits every other time.
        acts = [...acts, last === 'double' && nonce % 2 === 0 ? 'hit' : last];
      }
    }
  });

  it.each([
    ['Ts 6d 7h Tc', [], 'player', ['hit', 'stand', 'double']],
    ['8s 6d 8h Tc', [], 'player', ['hit', 'stand', 'double', 'split']],
    ['Ks 6d Th Tc', [], 'player', ['hit', 'stand', 'double', 'split']],
    ['8s Ad 8h Tc', [], 'insurance', ['insure', 'decline']],
    ['8s Ad 8h 9c', ['decline'], 'player', ['hit', 'stand', 'double', 'split']],
    ['8s 6d 8h Tc 2c 3c', ['split'], 'player', ['hit', 'stand', 'double']],
    // Two equal cards again: split once only.
    ['8s 6d 8h Tc 8c 3c', ['split'], 'player', ['hit', 'stand', 'double']],
    ['2s 6d 3h Tc 4c', ['hit'], 'player', ['hit', 'stand']],
    ['As Ks Ah 5c 9c 9d', [], 'player', ['hit', 'stand', 'double', 'split']],
  ] as const)('[BJ5, BJ7] %s after %j: %s', (signs, acts, phase, allowed) => {
    const choice = done(...acts);
    const course = courseOf(acts, shoe(signs).cards);
    expect(course?.phase).toBe(phase);
    expect(course && actsOf(choice, course)).toEqual(allowed);
    expect(isOver(choice, shoe(signs))).toBe(false);
    for (const wished of ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const) {
      expect(act(choice, { act: wished }, shoe(signs)) !== null).toBe(
        (allowed as readonly string[]).includes(wished),
      );
    }
  });

  // A stake of 10.00 on the hand: [cards, acts, payout].
  it.each([
    ['a blackjack pays 3:2', 'As 6d Th Tc', [], 2_500n],
    ['a blackjack against one is a push', 'As Td Th Ac', [], 1_000n],
    ['the dealer has one behind a ten', 'Ts Td 9h Ac', [], 0n],
    ['behind an ace, declined', 'Ts Ad 9h Tc', ['decline'], 0n],
    ['behind an ace, insured', 'Ts Ad 9h Tc', ['insure'], 1_500n],
    ['even money by insurance', 'As Ad Th Tc', ['insure'], 2_500n],
    ['a blackjack under an ace, not insured, without his', 'As Ad Th 9c', ['decline'], 2_500n],
    ['a blackjack insured in vain', 'As Ad Th 9c', ['insure'], 2_500n],
    ['stands and wins', 'Ts 6d Th Tc 5d', ['stand'], 0n],
    ['stands and the dealer goes over', 'Ts 6d Th Tc 6c', ['stand'], 2_000n],
    ['push', 'Ts 7d 7h Tc', ['stand'], 1_000n],
    ['goes over; the dealer draws no card', 'Ts 6d 6h Tc Td', ['hit'], 0n],
    ['21 stands by itself', 'Ts 6d 6h Tc 5d 2c', ['hit'], 2_000n],
    ['the dealer stands on soft 17', 'Ts 6d 8h Ac', ['stand'], 2_000n],
    ['doubled and won', '6s 6d 5h Tc Td 8c', ['double'], 4_000n],
    ['doubled and lost', '6s 7d 5h Tc 2d', ['double'], 0n],
    ['doubled and pushed', '6s Td 5h 8c 7d', ['double'], 2_000n],
    ['split and both won', '8s 6d 8h Tc Tc Td Th', ['split', 'stand', 'stand'], 4_000n],
    ['split, one over', '8s 6d 8h Tc 5c Td Kh Th', ['split', 'hit', 'stand'], 2_000n],
    ['both of a split over: the dealer draws none', '8s 6d 8h Tc 6c 6d Kh Kd', ['split', 'hit', 'hit'], 0n],
    ['split aces get one card each and 21 is no blackjack', 'As 6d Ah Tc Tc Td 5h', ['split'], 2_000n],
    ['doubled after a split', '8s 6d 8h Tc 3c 3d Th Td Kc', ['split', 'double', 'double'], 8_000n],
    ['split tens of unlike faces', 'Ks 6d Th Tc 9c 9d Th', ['split', 'stand', 'stand'], 4_000n],
    ['no act of the rules', 'Ts 6d 7h Tc', ['split'], 0n],
  ] as const)('[BJ3, BJ6, BJ7, BJ8] %s', (_what, signs, acts, payout) => {
    const choice = done(...acts);
    // A shoe with more cards than are dealt.
    const { cards } = shoe(signs);
    const used = courseOf(acts, cards)?.used ?? 4;
    expect(isOver(choice, { cards })).toBe(true);
    expect(settleRound(choice, { cards: cards.slice(0, used) })).toBe(payout);
  });

  it('[BJ8] insures half, rounded down, and nothing of one unit', () => {
    const odd = { ...done('insure'), main: '1001' };
    expect(settleRound(odd, shoe('Ts Ad 9h Tc'))).toBe(1_500n);
    const least = { ...done(), main: '1' };
    const course = courseOf([], shoe('Ts Ad 9h Tc').cards);
    expect(course && actsOf(least, course)).toEqual(['decline']);
    expect(act(least, { act: 'insure' }, shoe('Ts Ad 9h Tc'))).toBeNull();
  });

  it('[BJ3] rounds three to two down to the smallest unit', () => {
    expect(settleRound({ ...done(), main: '333' }, shoe('As 6d Th Tc'))).toBe(832n);
  });

  it('[BJ10, BJ11] pays the side bets whatever becomes of the hand', () => {
    const choice = { ...done('stand'), pairs: '100', plus3: '200' };
    // A mixed pair and three of a kind; the hand loses.
    expect(settleRound(choice, shoe('7s 7d 7h Tc 2d'))).toBe(700n + 200n * 31n);
    // The dealer's blackjack takes the hand alone.
    expect(settleRound({ ...choice, acts: [] }, shoe('Qs Kh Qs Ac'))).toBe(2_600n);
  });

  it('[BJ13] stands with every hand that was left, and takes no insurance', () => {
    const cards = cardsOf('8s Ad 8h 9c 3c 3d Th Td Kc 2c 2d');
    const outcomeOf = ({ acts }: BlackjackChoice) => ({
      cards: cards.slice(0, courseOf(acts, cards)?.used ?? 4),
    });
    expect(leaveRound(done(), outcomeOf).acts).toEqual(['decline', 'stand']);
    expect(leaveRound(done('decline', 'split', 'hit'), outcomeOf).acts).toEqual([
      'decline',
      'split',
      'hit',
      'stand',
    ]);
    const over = done('decline', 'stand');
    expect(leaveRound(over, outcomeOf)).toBe(over);
  });

  it('[BJ5] shows everything but the card that lies face down', () => {
    expect(showRound(shoe('Ts 6d 6h Tc 5d'))).toEqual({ cards: [34, 16, 17, null, 12] });
    expect(courseOf([], [34, 16, 17, -1])?.phase).toBe('player');
    // An ace open and no ten behind it that anybody could see.
    expect(courseOf(['decline'], [34, 48, 17, -1])?.phase).toBe('player');
  });

  it('is presented and told by hands and totals', () => {
    const split = done('split', 'stand', 'stand');
    const outcome = shoe('8s 6d 8h Tc Tc Td Th');
    expect(presentRound(split, outcome)).toMatchObject({
      dealerPoints: 26,
      hands: [{ points: 18, verdict: 'won' }, { verdict: 'won' }],
      insurance: 'none',
      pair: 'mixed',
      plus3: null,
    });
    expect(tellRound(split, outcome)).toEqual({
      chosen: { key: 'chosen', values: { own: '8♠ 10♣ | 8♥ 10♦', dealer: '6♦ 10♣ 10♥' } },
      result: { key: 'result.split', values: { figure: '18+18 : 26' } },
      figure: '18+18 : 26',
    });
    expect(tellRound(done(), shoe('As 6d Th Tc'))).toMatchObject({
      result: { key: 'result.blackjack' },
      figure: 'BJ : 16',
    });
    expect(tellRound(done(), shoe('Ts Td 9h Ac'))).toMatchObject({
      result: { key: 'result.dealerBlackjack' },
      figure: '19 : BJ',
    });
    expect(tellRound(done(), shoe('Ts 6d 9h Ac'))).toBeNull();
  });

  it.each([null, {}, { cards: [1, 2, 3] }, { cards: [1, 2, 3, 416] }, { cards: [1, 2, 3, 3] }])(
    'knows no outcome %o',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});
