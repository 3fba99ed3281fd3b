import { isRefusal } from '@ikka/contract';
import { z } from 'zod';
import type { Settings } from '../settings/index.ts';
import type { ActRule } from './parts.ts';

const changed = z.object({ key: z.string(), value: z.unknown(), version: z.number().int() });

/** Settings lie below and know nothing of second operators: their act is described here. */
export const settingAct = (settings: Pick<Settings, 'look' | 'changeIn' | 'announce'>): ActRule => ({
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
});
