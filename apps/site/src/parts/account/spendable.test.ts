import { expect, it } from 'vitest';
import { spendableOf } from './spendable.ts';

const wallet = (accountTypeId: number, availBalance: string, frozenBalance: string) => ({
  accountTypeId,
  accountTypeName: '',
  availBalance,
  frozenBalance,
});
const money = { sumBalance: '1250.00', currency: 'PKR', currencySymbol: 'Rs', isTrial: false };

it('tells what can be spent from what is held, and neither from what lies with vendors', () => {
  const balance = [wallet(2, '100.00', '50.00'), wallet(1, '900.00', '200.00')];
  expect(spendableOf({ ...money, balance })).toMatchObject({
    available: '900.00',
    held: '200.00',
    isAnyHeld: true,
  });
  expect(spendableOf({ ...money, balance: [wallet(1, '900.00', '0.00')] })?.isAnyHeld).toBe(false);
  expect(spendableOf({ ...money, balance: [] })).toBeNull();
});
