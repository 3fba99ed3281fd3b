import { describe, expect, it } from 'vitest';
import { slimContract } from './slim-contract.ts';

const slim = (code: string) =>
  slimContract(code, (part) => part.startsWith('office'))
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the contract as a page needs it', () => {
  it('keeps how a call is made and loses its shapes', () => {
    const code = `export const cashier = {
      pay: call({
        method: "POST",
        path: "/pay",
        summary: "Pays",
        ...shared,
        limit: { points: 1, perSeconds: 1 },
        encrypted: true,
        body: z.object({ amount, call: z.string() }),
        answer: z.object({}).meta({ a: 1 }),
        refusals: ["funds.short"]
      })
    };`;
    expect(slim(code)).toBe(
      'export const cashier = /* @__PURE__ */ (() => ({ pay: call({ method: "POST", path: "/pay", ...shared, encrypted: true, }) }))();',
    );
  });

  it('marks a shape as made for nothing but its value, and the value stays', () => {
    expect(slim('export const row = z.object({ body: z.string() }).strict();')).toBe(
      'export const row = /* @__PURE__ */ (() => (z.object({ body: z.string() }).strict()))();',
    );
  });

  it('leaves out of the table of all calls what another page calls', () => {
    expect(slim('export const calls = { cashier: a, office: b, officeVip: { ...c } };')).toBe(
      'export const calls = /* @__PURE__ */ (() => ({ cashier: a, }))();',
    );
  });

  it('leaves everything else alone', () => {
    const code =
      'export const age = 18; export const double = (row) => row; function page(body) { return { body }; } page({ body: 2 });';
    expect(slim(code)).toBe(code);
  });
});
