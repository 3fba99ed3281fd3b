import { strict as assert } from 'node:assert';
import type { ChangeProtection } from './change-protection.ts';
import { isInForce, type Limit, type LimitInForce, limitOf } from './limits.ts';
import type { Protected, ProtectionParts } from './parts.ts';
import { limitsOf } from './store.ts';

export type SettledLimit = LimitInForce & {
  /** Smallest units that it still allows. */
  readonly left: bigint;
};

/**
 * Frees in the ledger what time has freed of these limits, and answers those that are in force. They are read under the lock
 * under which limits change: whoever knows a limit from before it was lowered never brings its larger allowance back.
 */
export async function settleNow(
  change: ChangeProtection,
  { clock }: Pick<ProtectionParts, 'clock'>,
  who: Protected,
  wanted: readonly Pick<Limit, 'kind' | 'period'>[],
): Promise<SettledLimit[]> {
  const { answer: limits, settled } = await change(who, async (tx) => {
    const rows = await limitsOf(tx, who.memberId);
    const now = clock.now();
    const limits = wanted.map((one) => limitOf(rows, one, now)).filter(isInForce);
    return { answer: limits, isChanged: false, limits };
  });
  return limits.map((limit, index) => {
    const allowance = settled[index];
    assert(allowance, 'every limit that is settled has an allowance');
    return { ...limit, left: allowance.left };
  });
}
