import { flightMs, timeTo } from '@ikka/crash/rules';
import { expect, it } from 'vitest';
import { flightPlan } from './flight-plan.ts';

it('shows a short flight at its own speed', () => {
  expect(flightPlan(120, 110, 10_000)).toEqual({
    speed: 1,
    endsAt: flightMs(120),
    cashedOutAt: timeTo(110),
  });
  expect(flightPlan(100, null, 10_000)).toEqual({ speed: 1, endsAt: 0, cashedOutAt: null });
});

it('shows a long one faster, with the cash-out in its place', () => {
  const { speed, endsAt, cashedOutAt } = flightPlan(1_000_000, 200, 10_000);
  expect(endsAt).toBe(10_000);
  expect(speed).toBe(flightMs(1_000_000) / 10_000);
  expect(cashedOutAt).toBe(timeTo(200) / speed);
});
