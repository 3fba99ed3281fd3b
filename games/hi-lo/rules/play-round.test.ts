import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { type Guess, readAction, readChoice, readOpening } from './choice.ts';
import { drawRound, rankOf, readOutcome } from './draw-round.ts';
import {
  act,
  greatestPayout,
  isOver,
  leftBehind,
  mayCashOut,
  presentRound,
  settleRound,
  wouldStandAt,
} from './play-round.ts';
import { SKIPS_MOST } from './sheet.ts';
import { tellRound } from './tell-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
/** Cards by rank, 1 the ace: of any suit. */
const cardOf = (rank: number) => ((rank + 11) % 13) * 4;
const cards = (...ranks: number[]) => ({ cards: ranks.map(cardOf) });
const said = (...guesses: Guess[]) => ({ guesses });
const skips = Array.from({ length: SKIPS_MOST }, (): Guess => 'skip');

describe('a round of hi-lo', () => {
  it('[H1] ranks the deck from the ace to the king', () => {
    expect([48, 0, 4, 32, 36, 40, 44].map(rankOf)).toEqual([1, 2, 3, 10, 11, 12, 13]);
    for (let rank = 1; rank <= 13; rank += 1) expect(rankOf(cardOf(rank))).toBe(rank);
  });

  it('[H1] draws from the whole deck each time, and the same card whatever is guessed', () => {
    const draw = (...guesses: Guess[]) =>
      drawRound(openStream({ serverSeed, clientSeed, nonce: 0 }), { guesses }).cards;
    // below(52) of the first words of the known answers: 663023828, 3432851092, 3957126738, 1438034723.
    expect(draw('higher', 'skip', 'lower')).toEqual([8, 41, 47, 17]);
    expect(draw('lower')).toEqual([8, 41]);
    expect(draw()).toEqual([8]);
  });

  // What can be done in each state, by what lies: [guesses so far, ranks so far, over, may cash out, left behind, pays].
  it.each([
    ['nothing guessed', said(), cards(7), false, false, 'return', 9_900n],
    ['passed over', said('skip'), cards(7, 3), false, false, 'return', 9_900n],
    ['right', said('higher'), cards(7, 9), false, true, 'settle', 18_385n],
    ['equal is right', said('lower'), cards(7, 7), false, true, 'settle', 18_385n],
    ['passed and right', said('skip', 'higher', 'skip'), cards(2, 7, 9, 1), false, true, 'settle', 18_385n],
    ['twice right', said('higher', 'lower'), cards(7, 9, 2), false, true, 'settle', 26_557n],
    ['wrong', said('higher'), cards(7, 6), true, true, 'settle', 0n],
    ['the same ace', said('same'), cards(1, 1), false, true, 'settle', 128_700n],
    ['beyond the ace', said('higher'), cards(1, 1), true, true, 'settle', 0n],
  ] as const)('[H3, H4, H7] %s', (_what, choice, outcome, over, cashOut, left, paid) => {
    expect(isOver(choice, outcome)).toBe(over);
    expect(mayCashOut(choice)).toBe(cashOut);
    expect(leftBehind(choice)).toBe(left);
    expect(settleRound(10_000n, choice, outcome)).toBe(paid);
  });

  it('[H6] is over at ten thousand times, and never comes to 130,000', () => {
    const guesses = said('same', 'same', 'same', 'same');
    const outcome = cards(1, 1, 1, 1, 1);
    expect(isOver(said('same', 'same', 'same'), cards(1, 1, 1, 1))).toBe(false);
    expect(isOver(guesses, outcome)).toBe(true);
    expect(settleRound(100n, guesses, outcome)).toBe(2_827_539n);
    expect(greatestPayout(100n)).toBe(13_000_000n);
  });

  it.each([
    [7, 'higher', true],
    [7, 'same', false],
    [1, 'lower', false],
    [1, 'same', true],
    [13, 'higher', false],
    [13, 'lower', true],
    [13, 'skip', true],
  ] as const)('[H3] with rank %i on the table %s is offered: %s', (rank, guess, offered) => {
    expect(act(said(), { guess }, cards(rank)) !== null).toBe(offered);
  });

  it('[H5] passes over so many cards and no more', () => {
    const outcome = cards(...Array.from({ length: SKIPS_MOST + 1 }, () => 7));
    expect(act({ guesses: skips }, { guess: 'skip' }, outcome)).toBeNull();
    expect(act({ guesses: skips }, { guess: 'higher' }, outcome)).not.toBeNull();
    expect(act({ guesses: skips.slice(1) }, { guess: 'skip' }, outcome)).not.toBeNull();
  });

  it('says what a guess would come to', () => {
    expect(wouldStandAt(said('higher'), cards(7, 9), 9)).toBe(26_557);
  });

  it.each([
    null,
    [],
    'x',
    {},
    { guesses: ['up'] },
    { guesses: 'higher' },
    { guesses: [...skips, 'skip'] },
    { guesses: [], more: 1 },
  ])('[H5] knows no round %o', (value) => {
    expect(readChoice(value)).toBeUndefined();
  });

  it('[H2] is opened with nothing, and goes on with one guess', () => {
    expect(readOpening({})).toEqual({ guesses: [] });
    for (const wrong of [null, [], { guesses: [] }, 'x']) expect(readOpening(wrong)).toBeUndefined();
    expect(readAction({ guess: 'same' })).toEqual({ guess: 'same' });
    for (const wrong of [null, {}, { guess: 'up' }, { guess: 'same', more: 1 }]) {
      expect(readAction(wrong)).toBeUndefined();
    }
  });

  it('is shown and told with the card that was wrong', () => {
    expect(presentRound(said('higher'), cards(7, 6))).toMatchObject({ hasLost: true, multiplier: 0 });
    expect(tellRound(said('skip', 'higher'), cards(2, 7, 6))).toEqual({
      chosen: { key: 'chosen', values: { cards: '2 · 7 ↑ 6' } },
      result: { key: 'result.wrong', values: { card: '6' } },
      figure: '0×',
    });
    expect(tellRound(said('higher'), cards(7, 9))?.result).toEqual({
      key: 'result.right',
      values: { count: 1, multiplier: '1.8385×' },
    });
  });

  it.each([null, {}, { cards: [] }, { cards: [52] }, { cards: [-1] }, { cards: ['1'] }])(
    'knows no outcome %o',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});
