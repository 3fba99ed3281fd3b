import { withdrawalStates } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import {
  everything,
  isOver,
  lengthOf,
  remainderOf,
  type WithdrawSettings,
  whoHas,
} from './withdrawal-view.ts';

const settings: WithdrawSettings = {
  currency: 'PKR',
  available: '5000.00',
  min: '500.00',
  max: '4000.00',
  day: {
    amountMax: '10000.00',
    amountLeft: '3000.00',
    countMax: 3,
    countLeft: 2,
    endsAt: '2026-11-22T19:00:00.000Z',
  },
  turnover: {
    times: '1.00',
    required: '1000.00',
    played: '250.00',
    missing: '750.00',
    waived: false,
    waiverUsed: false,
  },
  reviewMinutes: 120,
  paymentMinutes: 240,
  receiptMinutes: 1440,
  uploadMaxBytes: 5_000_000,
};

describe('a withdrawal as it is shown', () => {
  it('has somebody who has it in every state until it is over', () => {
    for (const state of withdrawalStates) expect(whoHas(state) === null).toBe(isOver(state));
  });

  it.each([
    [{}, '3000.00'],
    [{ available: '2000.50' }, '2000.50'],
    [{ max: '1000.00' }, '1000.00'],
    [{ available: '499.99' }, null],
  ])('offers everything with %o: %s', (change, all) => {
    expect(everything({ ...settings, ...change })).toBe(all);
  });

  it.each([
    ['400.00', '600.00'],
    ['0.00', null],
    ['1000.00', null],
    ['x', null],
  ])('of 1000.00 with %s arrived leaves %s', (arrived, remainder) => {
    expect(remainderOf('1000.00', arrived, 'PKR')).toBe(remainder);
  });

  it.each([
    [45, 'minutes', 45],
    [90, 'minutes', 90],
    [120, 'hours', 2],
    [1440, 'hours', 24],
    [2880, 'days', 2],
  ])('says %i minutes in %s', (minutes, unit, count) => {
    expect(lengthOf(minutes)).toEqual({ unit, count });
  });
});
