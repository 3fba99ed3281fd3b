import { describe, expect, it } from 'vitest';
import { readAction, readChoice, readOpening, stakedBy } from './choice.ts';

const stakes = { main: '1001', pairs: '100', plus3: '0' };

describe('what a round is opened with and done in it', () => {
  it('[BJ9] is opened with its stakes', () => {
    expect(readOpening(stakes)).toEqual({ ...stakes, acts: [] });
  });

  it.each([
    null,
    [],
    {},
    { ...stakes, acts: [] },
    { ...stakes, main: '0' },
    { ...stakes, main: 1001 },
    { ...stakes, main: '01' },
    { ...stakes, main: '-1' },
    { ...stakes, main: '1.5' },
    { ...stakes, main: '9'.repeat(17) },
    { ...stakes, pairs: '1002' },
    { ...stakes, plus3: '1002' },
    { main: '1', pairs: '0' },
  ])('[BJ9] is not opened with %o', (value) => {
    expect(readOpening(value)).toBeUndefined();
  });

  it.each([
    [[], 1_101n],
    [['hit', 'stand'], 1_101n],
    [['insure', 'stand'], 1_601n],
    [['double'], 2_102n],
    [['decline', 'split', 'double', 'double'], 4_104n],
  ] as const)('after %j has staked %i', (acts, staked) => {
    const choice = readChoice({ ...stakes, acts });
    expect(choice && stakedBy(choice)).toBe(staked);
  });

  it.each([{ ...stakes }, { ...stakes, acts: ['fold'] }, { ...stakes, acts: 'hit' }, { acts: [] }])(
    'knows no round %o',
    (value) => {
      expect(readChoice(value)).toBeUndefined();
    },
  );

  it('knows one act at a time', () => {
    expect(readAction({ act: 'double' })).toEqual({ act: 'double' });
    for (const wrong of [null, 'double', {}, { act: 'fold' }, { act: 'hit', more: 1 }]) {
      expect(readAction(wrong)).toBeUndefined();
    }
  });
});
