import { isRefusal } from '@ikka/contract';
import { z } from 'zod';
import type { ActRule } from '../approvals/index.ts';
import { addKey, readyKey } from './change-keys.ts';
import type { VendorsParts } from './parts.ts';

const added = z.object({
  vendorCode: z.string(),
  keyId: z.string(),
  publicKey: z.string(),
  validFrom: z.coerce.date().nullable(),
});

/**
 * A new key of a vendor, by the word of two: whoever signs with it is believed whatever it says that players won. `forgetKeys`: this
 * process asks for a vendor's keys anew.
 */
export function vendorActs(
  parts: Pick<VendorsParts, 'clock' | 'database' | 'audit' | 'list'>,
  forgetKeys: (vendorCode: string) => void,
): Readonly<Record<'vendorKey.add', ActRule>> {
  return {
    'vendorKey.add': {
      permission: 'settings.write',
      async look(tx, payload) {
        const wish = added.parse(payload);
        const ready = await readyKey(parts, tx, wish);
        if (isRefusal(ready)) return ready;
        return {
          subject: `vendor:${wish.vendorCode}`,
          before: null,
          after: {
            keyId: wish.keyId,
            fingerprint: ready.fingerprint,
            validFrom: wish.validFrom?.toISOString() ?? null,
          },
          isHarmless: false,
          isUrgent: false,
        };
      },
      async carryOut(tx, payload, { actor, ip }) {
        const wish = added.parse(payload);
        const refused = await addKey(parts, tx, wish, { username: actor, ip });
        return refused ?? { committed: async () => forgetKeys(wish.vendorCode) };
      },
    },
  };
}
