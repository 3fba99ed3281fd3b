import { describe, expect, it } from 'vitest';
import { branchesOf, turned } from './module-tree.ts';

describe('the tree of modules', () => {
  it('shows a child of a parent that is off as not reached, with its own switch as it was', () => {
    const login = branchesOf(['LOGIN3', 'CAPTCHA3']).find(({ modId }) => modId === 'LOGIN3');
    expect(login?.isOn).toBe(false);
    expect(login?.children.find(({ modId }) => modId === 'GEETEST3')).toMatchObject({
      isOn: true,
      isReached: false,
    });
    expect(login?.children.find(({ modId }) => modId === 'CAPTCHA3')).toMatchObject({ isOn: false });
  });

  it('keeps what nothing works without fixed', () => {
    expect(
      branchesOf([])
        .filter(({ isFixed }) => isFixed)
        .map(({ modId }) => modId),
    ).toEqual(['COMM3']);
  });

  it('writes the list in the tree’s order, whatever the order of the switches', () => {
    expect(turned(turned([], 'GAMES3', false), 'REG3', false)).toEqual(['REG3', 'GAMES3']);
    expect(turned(['REG3', 'GAMES3'], 'REG3', true)).toEqual(['GAMES3']);
  });
});
