import { describe, expect, it } from 'vitest';
import { type Face, readAction, readChoice, readOpening } from './choice.ts';
import { act, isOver, leftBehind, mayCashOut, presentRound, settleRound } from './play-round.ts';
import { FLIPS_MOST } from './sheet.ts';
import { tellRound } from './tell-round.ts';

const [h, t] = ['heads', 'tails'] as const;
const called = (...calls: Face[]) => ({ calls });
const came = (...faces: Face[]) => ({ faces });
const heads = (count: number) => Array.from({ length: count }, (): Face => h);

describe('a round of coin flip', () => {
  // What can be done in each state: [calls, faces, over, may cash out, left behind, pays].
  it.each([
    ['nothing called', called(), came(), false, false, 'return', 9_900n],
    ['right', called(h), came(h), false, true, 'settle', 19_800n],
    ['twice right', called(h, t), came(h, t), false, true, 'settle', 39_600n],
    ['wrong', called(t), came(h), true, true, 'settle', 0n],
    ['right, then wrong', called(h, h), came(h, t), true, true, 'settle', 0n],
    ['a call after a wrong one', called(h, h, t), came(h, t, t), true, true, 'settle', 0n],
    ['nineteen right', called(...heads(19)), came(...heads(19)), false, true, 'settle', 5_190_451_200n],
    ['twenty right', called(...heads(20)), came(...heads(20)), true, true, 'settle', 10_380_902_400n],
  ] as const)('[CF3, CF4, CF5, CF6] %s', (_what, choice, outcome, over, cashOut, left, paid) => {
    expect(isOver(choice, outcome)).toBe(over);
    expect(mayCashOut(choice)).toBe(cashOut);
    expect(leftBehind(choice)).toBe(left);
    expect(settleRound(10_000n, choice, outcome)).toBe(paid);
  });

  it('[CF3, CF5] goes on with a call, and with none once it is over', () => {
    expect(act(called(), { call: t }, came())).toEqual(called(t));
    expect(act(called(h), { call: t }, came(h))).toEqual(called(h, t));
    expect(act(called(t), { call: t }, came(h))).toBeNull();
    const all = heads(FLIPS_MOST);
    expect(act(called(...all), { call: h }, came(...all))).toBeNull();
    expect(act(called(...all.slice(1)), { call: h }, came(...all.slice(1)))).toEqual(called(...all));
  });

  it.each([
    [1n, 1n],
    [3n, 5n],
    [33n, 65n],
  ])('[CF4] a stake of %i pays %i at 1.98, rounded down to the smallest unit', (stake, paid) => {
    expect(settleRound(stake, called(h), came(h))).toBe(paid);
  });

  it.each([
    null,
    [],
    'x',
    {},
    { calls: ['edge'] },
    { calls: 'heads' },
    { calls: heads(21) },
    { calls: [], more: 1 },
  ])('[CF5] knows no round %o', (value) => {
    expect(readChoice(value)).toBeUndefined();
  });

  it('[CF2] is opened with nothing, and goes on with one call', () => {
    expect(readOpening({})).toEqual({ calls: [] });
    for (const wrong of [null, [], { calls: [] }, 'x']) expect(readOpening(wrong)).toBeUndefined();
    expect(readAction({ call: 'tails' })).toEqual({ call: 'tails' });
    for (const wrong of [null, {}, { call: 'edge' }, { call: 'tails', more: 1 }]) {
      expect(readAction(wrong)).toBeUndefined();
    }
  });

  it('is shown and told with the flip that was wrong', () => {
    expect(presentRound(called(h, h), came(h, t))).toEqual({
      calls: [h, h],
      faces: [h, t],
      hasLost: true,
      multiplier: 0,
    });
    expect(tellRound(called(h, h), came(h, t))).toEqual({
      chosen: { key: 'chosen.calls', values: { calls: 'H H' } },
      result: { key: 'result.wrong.tails', values: { flip: 2 } },
      figure: '0×',
    });
    expect(tellRound(called(h, t), came(h, t))).toEqual({
      chosen: { key: 'chosen.calls', values: { calls: 'H T' } },
      result: { key: 'result.right', values: { count: 2, multiplier: '3.9600×' } },
      figure: '3.9600×',
    });
    expect(tellRound(called(), came())?.chosen).toEqual({ key: 'chosen.none', values: {} });
  });

  it('is not told where calls and flips do not go together', () => {
    expect(tellRound(called(h), came())).toBeNull();
    expect(tellRound(called(), came(h))).toBeNull();
  });
});
