import { describe, expect, it } from 'vitest';
import { meansSpin } from './use-space-bar.ts';

const element = (tag: string) => ({ matches: (selector: string) => selector.split(', ').includes(tag) });
const space = { code: 'Space', repeat: false };

describe('the space bar', () => {
  it.each([
    ['spins on the page', space, null, false, true],
    ['does not spin while it is held', { ...space, repeat: true }, null, false, false],
    ['is no other key', { code: 'Enter', repeat: false }, null, false, false],
    ['does not spin while the player types', space, element('input'), false, false],
    ['spins from a scale', space, element('input[type="range"]'), true, true],
    ['spins after a click on a choice', space, element('input[type="radio"]'), false, true],
    ['chooses where the player walked to a choice', space, element('input[type="radio"]'), true, false],
    ['spins after a click on a button', space, element('button'), false, true],
    ['presses the button that the player walked to', space, element('button'), true, false],
    ['spins wherever else the player walked', space, element('main'), true, true],
  ])('%s', (_rule, event, target, isWalking, spins) => {
    expect(meansSpin(event, target, isWalking)).toBe(spins);
  });
});
