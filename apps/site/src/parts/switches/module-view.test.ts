import { expect, it } from 'vitest';
import { isModuleOn } from './module-view.ts';

const leaf = (modId: string, enabled: boolean) => ({ modId, enabled, childrenNodes: [] });

it.each([
  ['GEETEST3', true],
  ['FREEPLAY3', false],
  ['REWCEN3', false],
  ['NONE', false],
])('%s is on: %s', (id, isOn) => {
  const tree = [
    { modId: 'LOGIN3', enabled: true, childrenNodes: [leaf('GEETEST3', true), leaf('FREEPLAY3', false)] },
    { modId: 'REWARDS3', enabled: false, childrenNodes: [leaf('REWCEN3', true)] },
  ];
  expect(isModuleOn(tree, id)).toBe(isOn);
});
