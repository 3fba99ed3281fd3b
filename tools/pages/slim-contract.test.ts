import { describe, expect, it } from 'vitest';
import { slimContract } from './slim-contract.ts';

describe('the contract as a page needs it', () => {
  it('marks what is made as made for nothing but its value, and the value stays', () => {
    expect(slimContract('export const row = z.object({ body: z.string() }).strict();')).toBe(
      'export const row = /* @__PURE__ */ (() => (z.object({ body: z.string() }).strict()))();',
    );
    expect(slimContract('export const calls = { cashier: a, vip: { ...c } };')).toBe(
      'export const calls = /* @__PURE__ */ (() => ({ cashier: a, vip: { ...c } }))();',
    );
  });

  it('leaves everything else alone', () => {
    const code =
      'export const age = 18; export const double = (row) => row; function page(body) { return { body }; } page({ body: 2 });';
    expect(slimContract(code)).toBe(code);
  });
});
