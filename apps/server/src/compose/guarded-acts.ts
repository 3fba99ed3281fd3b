import type { GuardedAct } from '@ikka/contract';
import { isRefusal } from '@ikka/contract';
import { z } from 'zod';
import type { ActRule } from '../modules/approvals/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Operators } from '../modules/office/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Vendors } from '../modules/vendors/index.ts';

interface Parts {
  readonly settings: Pick<Settings, 'look' | 'changeIn' | 'announce'>;
  readonly operators: Pick<Operators, 'acts'>;
  readonly vendors: Pick<Vendors, 'acts'>;
  readonly cashier: Pick<Cashier, 'acts'>;
}

const changed = z.object({ key: z.string(), value: z.unknown(), version: z.number().int() });

/** Every act that needs a second operator, as the module that owns it describes it and does it. */
export function guardedActs({ settings, operators, vendors, cashier }: Parts): Record<GuardedAct, ActRule> {
  return {
    'setting.change': {
      permission: 'settings.write',
      async look(tx, payload) {
        const change = await settings.look(tx, changed.parse(payload));
        if (isRefusal(change)) return change;
        const { key, before, after, mayBeAlone } = change;
        return { subject: `setting:${key}`, before, after, isHarmless: mayBeAlone, isUrgent: false };
      },
      async carryOut(tx, payload, { actor, ip }) {
        const done = await settings.changeIn(tx, { ...changed.parse(payload), operator: actor, ip });
        return isRefusal(done) ? done : { committed: () => settings.announce(done.key) };
      },
    },
    ...operators.acts,
    ...vendors.acts,
    ...cashier.acts,
  };
}
