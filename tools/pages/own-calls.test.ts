import { describe, expect, it } from 'vitest';
import { ownCalls } from './own-calls.ts';

const calls = {
  cashier: {
    pay: {
      method: 'POST',
      path: '/pay',
      summary: 'Pays',
      limit: { points: 1, perSeconds: 1 },
      encrypted: true,
      refusals: ['funds.short'],
    },
    proof: { method: 'POST', path: '/proof', upload: { types: ['image/png'] } },
  },
};
const imported = "import { calls } from '@ikka/contract';\n";

describe('the calls of a page', () => {
  it('stand in the module that makes them, without what only the server reads', () => {
    const code = `${imported}pay(calls.cashier.pay, calls.cashier.proof, calls.cashier.pay.path);`;
    expect(ownCalls(code, calls)).toBe(
      'const call$cashier$pay = {"method":"POST","path":"/pay","encrypted":true};\n' +
        'const call$cashier$proof = {"method":"POST","path":"/proof","upload":{"types":["image/png"]}};\n' +
        `${imported}pay(call$cashier$pay, call$cashier$proof, call$cashier$pay.path);`,
    );
  });

  it('are looked for only where the table of the contract is meant', () => {
    const code = 'const calls = { cashier: {} }; pay(calls.cashier.pay);';
    expect(ownCalls(code, calls)).toBe(code);
  });

  it('refuse a module that uses the table itself, or a call that there is not', () => {
    expect(() => ownCalls(`${imported}const { cashier } = calls;`, calls)).toThrow('names the call');
    expect(() => ownCalls(`${imported}pay(calls.cashier);`, calls)).toThrow('names the call');
    expect(() => ownCalls(`${imported}pay(calls['cashier'].pay);`, calls)).toThrow('names the call');
    expect(() => ownCalls(`${imported}pay(calls.cashier.gone);`, calls)).toThrow('no call cashier.gone');
  });
});
