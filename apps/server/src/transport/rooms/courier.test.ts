import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCourier } from './courier.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('hands few items at once', () => {
  const got: number[] = [];
  createCourier()(numbers(200), (item) => got.push(item));
  expect(got).toEqual(numbers(200));
});

it('lets others have their turn between slices of many', async () => {
  const got: number[] = [];
  createCourier()(numbers(480), (item) => got.push(item));
  const reached = [got.length];
  while (got.length < 480) {
    await turn();
    reached.push(got.length);
  }
  expect(reached).toEqual([200, 400, 480]);
  expect(got).toEqual(numbers(480));
});

it('hands out what came first before what came later, in one courier', async () => {
  const got: string[] = [];
  const courier = createCourier();
  courier(numbers(260), (item) => got.push(`first ${item}`));
  courier(numbers(2), (item) => got.push(`second ${item}`));
  expect(got).toHaveLength(200);
  while (got.length < 262) await turn();
  expect(got.slice(-3)).toEqual(['first 259', 'second 0', 'second 1']);
});

it('goes on after a time of rest', async () => {
  const got: number[] = [];
  const courier = createCourier();
  courier(numbers(260), (item) => got.push(item));
  while (got.length < 260) await turn();
  courier([99], (item) => got.push(item));
  expect(got.at(-1)).toBe(99);
});

it('a fault ends its own list alone', async () => {
  const got: number[] = [];
  const courier = createCourier();
  const fault = () => {
    throw new Error('the line is dead');
  };
  expect(() => courier(numbers(2), fault)).toThrow('the line is dead');
  courier(numbers(201), (item) => got.push(item));
  while (got.length < 201) await turn();
  expect(got).toEqual(numbers(201));
});

it('what is asked for while something is handed out comes behind it', () => {
  const got: string[] = [];
  const courier = createCourier();
  courier(['first', 'second'], (item) => {
    got.push(item);
    if (item === 'first') courier(['later'], (late) => got.push(late));
  });
  expect(got).toEqual(['first', 'second']);
});
