import { isRefusal, refuse, sentText, uuid } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ActRule } from '../../approvals/index.ts';
import type { VendorsParts } from '../parts.ts';
import { nextState, type Verdict } from './held-state.ts';
import { lockHeldWin, saveHeldWin } from './held-store.ts';
import { attendHeldWin } from './settle-held.ts';

const decided = z.object({ id: uuid, reason: sentText });

/** What becomes of a win that is held: by the word of two, and done as soon as the second has given it, because somebody waits for it. */
export function heldWinActs(
  parts: VendorsParts,
): Readonly<Record<'vendorWin.release' | 'vendorWin.refuse', ActRule>> {
  const ruleOf = (verdict: Verdict): ActRule => ({
    permission: 'adjustments.write',
    async look(tx, payload) {
      const { id, reason } = decided.parse(payload);
      const found = await decidable(tx, id, verdict);
      if (isRefusal(found)) return found;
      const { row, to } = found;
      const currency = knownCurrency(row.currency);
      return {
        subject: `heldWin:${id}`,
        before: { state: row.state, because: row.because, vendor: row.vendorCode, round: row.roundId },
        after: {
          state: to === 'releasing' ? 'released' : 'refused',
          memberId: String(row.memberId),
          amount: `${formatAmount(row.amount, currency)} ${currency.shownCode}`,
          reason,
        },
        isHarmless: false,
        isUrgent: true,
      };
    },
    async carryOut(tx, payload, { actor, ip }) {
      const { id, reason } = decided.parse(payload);
      const found = await decidable(tx, id, verdict);
      if (isRefusal(found)) return found;
      const { row, to } = found;
      const now = parts.clock.now();
      await saveHeldWin(tx, { ...row, state: to, reason, decidedAt: now, dueAt: now });
      await parts.audit.record(tx, {
        actorKind: 'operator',
        actor,
        ip,
        action: `held_win.${to === 'releasing' ? 'released' : 'refused'}`,
        subject: `heldWin:${id}`,
        before: { state: row.state },
        after: { memberId: row.memberId, amount: row.amount, currency: row.currency, reason },
      });
      return {
        // What fails here the job repeats.
        committed: () =>
          attendHeldWin(parts, id).catch((error: unknown) =>
            parts.log.error({ err: error, id }, 'a held win could not be moved; it will be later'),
          ),
      };
    },
  });
  return { 'vendorWin.release': ruleOf('release'), 'vendorWin.refuse': ruleOf('refuse') };
}

async function decidable(tx: Transaction, id: string, verdict: Verdict) {
  const row = await lockHeldWin(tx, id);
  if (row === null) return refuse('vendor.win_unknown');
  const to = nextState(row.state, verdict);
  return to === null ? refuse('vendor.win_decided', { state: row.state }) : { row, to };
}
