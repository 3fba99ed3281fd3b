import { expect, it } from 'vitest';
import { watchNetwork } from './watch-network.ts';

it('tells of a network that goes and comes back, until it is stopped', () => {
  const page = new EventTarget();
  const heard: string[] = [];
  const stop = watchNetwork({ onLost: () => heard.push('lost'), onBack: () => heard.push('back') }, page);
  for (const type of ['offline', 'online', 'offline']) page.dispatchEvent(new Event(type));
  stop();
  page.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['lost', 'back', 'lost']);
});

it('tells nothing where there is no page', () => {
  expect(watchNetwork({ onLost: () => {}, onBack: () => {} }, undefined)()).toBeUndefined();
});
