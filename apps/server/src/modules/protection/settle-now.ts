import type { ChangeProtection } from './change-protection.ts';
import { isInForce, type Limit, limitOf, settleLimit } from './limits.ts';
import type { Protected, ProtectionParts } from './parts.ts';
import { limitsOf } from './store.ts';

export interface SettledLimit extends Limit {
  readonly inForce: bigint;
  /** Smallest units that it still allows. */
  readonly left: bigint;
}

/**
 * Frees in the ledger what time has freed of these limits, and answers those that are in force. They are read under the lock
 * under which limits change: whoever knows a limit from before it was lowered never brings its larger allowance back.
 */
export function settleNow(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  wanted: readonly Pick<Limit, 'kind' | 'period'>[],
): Promise<SettledLimit[]> {
  return change(who, async (tx) => {
    const rows = await limitsOf(tx, who.memberId);
    const now = parts.clock.now();
    const settled: SettledLimit[] = [];
    for (const limit of wanted.map((one) => limitOf(rows, one, now)).filter(isInForce)) {
      settled.push({ ...limit, left: (await settleLimit(parts, who, limit)).left });
    }
    return { answer: settled, isChanged: false };
  });
}
