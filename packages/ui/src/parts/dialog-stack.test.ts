import { expect, it } from 'vitest';
import { createDialogStack } from './dialog-stack.ts';

it('has the one on top that was opened last, and after it the one below', () => {
  const stack = createDialogStack();
  expect(stack.top()).toBeUndefined();
  const [centre, drawer] = [stack.nextPlace(), stack.nextPlace()];
  const takeCentre = stack.put(centre);
  const takeDrawer = stack.put(drawer);
  expect(stack.top()).toBe(drawer);
  takeDrawer();
  expect(stack.top()).toBe(centre);
  takeCentre();
  expect(stack.top()).toBeUndefined();
});

it('has a drawer above the dialog around it, though what is within is in place first', () => {
  const stack = createDialogStack();
  const [centre, drawer] = [stack.nextPlace(), stack.nextPlace()];
  stack.put(drawer);
  stack.put(centre);
  expect(stack.top()).toBe(drawer);
});

it('tells whenever something is put on top or taken away', () => {
  const stack = createDialogStack();
  const tops: (number | undefined)[] = [];
  const stop = stack.subscribe(() => tops.push(stack.top()));
  const place = stack.nextPlace();
  stack.put(place)();
  stop();
  stack.put(stack.nextPlace());
  expect(tops).toEqual([place, undefined]);
});
