import { expect, it } from 'vitest';
import { bringExcludedBack } from './bring-excluded-back.ts';

type Parts = Parameters<typeof bringExcludedBack>[0];

const [excluded, other, unknown] = [7n, 8n, 9n];

it.each([
  ['of who is excluded', excluded, [{ id: 'new', owner: { memberId: excluded, currency: 'PKR' } }]],
  ['not of who changed a limit', other, []],
  ['of nobody who is gone', unknown, []],
])('brings back what lies with vendors: %s', async (_who, memberId, expected) => {
  const brought: unknown[] = [];
  const listen = bringExcludedBack({
    identity: {
      member: async (id: bigint) => (id === unknown ? null : { currency: 'PKR', isTrial: false }),
    } as unknown as Parts['identity'],
    ledger: { newId: () => 'new' },
    protection: { isExcluded: async (id) => id !== other },
    vendorWallets: {
      bringBack: async (wish) => {
        brought.push(wish);
        return { transfers: [], failed: [] };
      },
    },
  });
  await listen({ memberId });
  expect(brought).toEqual(expected);
});
