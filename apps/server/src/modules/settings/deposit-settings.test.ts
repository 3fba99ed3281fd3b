import { describe, expect, it } from 'vitest';
import { depositSettings, type ProviderMethod } from './deposit-settings.ts';

const { schema, defaultValue } = depositSettings['cashier.provider_methods'];
const card: ProviderMethod = {
  code: 'card',
  isOpen: true,
  provider: 'sandbox',
  kind: 'card',
  name: 'Card',
  channel: '',
  currency: 'PKR',
  min: '',
  max: '',
  feePercent: '0.00',
};

describe('ways to deposit through providers', () => {
  it('are what a new house begins with', () => {
    expect(schema.safeParse(defaultValue).success).toBe(true);
  });

  it.each([
    ['limits of its own', { min: '10.00', max: '10.00' }, true],
    ['a most alone', { max: '10.00' }, true],
    ['channels', { channel: 'USDT-TRON, USDT-ETH' }, true],
    ['the highest fee', { feePercent: '20.00' }, true],
    ['a fee above it', { feePercent: '20.01' }, false],
    ['a least of nothing', { min: '0.00' }, false],
    ['a most below the least', { min: '10.00', max: '9.99' }, false],
    ['half an amount', { min: '10' }, false],
    ['a provider that is none', { provider: 'bank' }, false],
    ['the code of a bank transfer', { code: 'transfer-hbl' }, false],
  ])('with %s %o: taken %s', (_name, change, isTaken) => {
    expect(schema.safeParse([{ ...card, ...change }]).success).toBe(isTaken);
  });

  it('have a code each', () => {
    expect(schema.safeParse([card, { ...card, code: 'other' }]).success).toBe(true);
    expect(schema.safeParse([card, card]).success).toBe(false);
  });
});
