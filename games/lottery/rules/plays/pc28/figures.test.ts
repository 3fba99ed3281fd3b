import { describe, expect, it } from 'vitest';
import { eachBoard } from '../../boards/each-board.ts';
import { betOn, decimal, expectWhole } from '../../proof/measure-play.fixture.ts';

const all = [...eachBoard('pc28')].map((board) => [board, 1n] as const);

describe('the plays on three digits', () => {
  it.each([
    ['HZ', '00'],
    ['HZ', '05,13,14,27'],
    ['LM', 'BIG'],
    ['LM', 'BIG,SMALL,EVEN'],
    ['ZH', 'BIG_ODD,SMALL_ODD'],
    ['ZH', 'BIG_EVEN,SMALL_EVEN'],
    ['TS', 'LEOPARD'],
    ['TS', 'EXTREME_SMALL,EXTREME_BIG,LEOPARD'],
  ])('%s of %s wins as often as its units say, over every draw', (code, text) => {
    expectWhole([code, text], 'pc28', all);
  });

  it.each([
    ['LM', 'BIG', '0.500'],
    ['LM', 'ODD', '0.500'],
    ['ZH', 'BIG_ODD', '0.231'],
    ['ZH', 'SMALL_EVEN', '0.231'],
    ['ZH', 'BIG_EVEN', '0.269'],
    ['ZH', 'SMALL_ODD', '0.269'],
    ['TS', 'EXTREME_SMALL', '0.056'],
    ['TS', 'EXTREME_BIG', '0.056'],
    ['TS', 'LEOPARD', '0.010'],
    ['HZ', '13', '0.075'],
  ])('%s of %s has the published chance', (code, name, published) => {
    const mean = betOn('pc28', code, name).play.kinds.find((kind) => kind.code === name)?.means[name];
    expect(mean && decimal(mean, 3)).toBe(published);
  });
});
