import { knownCurrency } from '@ikka/money';
import { openGuard, type PlayGuard } from '../protection/index.ts';
import type { StandingParts } from './parts.ts';

/** What a bet is decided by: the guard was read after the version, so no limit was changed where the version still holds. */
export interface KnownMember {
  /** Version of the member's cash account after what is known. */
  readonly version: bigint;
  readonly guard: PlayGuard;
}

/** What this process remembers of members who bet, by their cash accounts. All of it can be read again at any time. */
export interface KnownMembers {
  of(cash: bigint, member: { readonly memberId: bigint; readonly currency: string }): Promise<KnownMember>;
  keep(cash: bigint, known: KnownMember): void;
  /** Reads it again next time: something else of the member's happened meanwhile. */
  forget(cash: bigint): void;
}

const membersMost = 20_000;

export function createKnownMembers(parts: Pick<StandingParts, 'ledger' | 'guardOf'>): KnownMembers {
  const known = new Map<bigint, KnownMember>();
  return {
    async of(cash, member) {
      const found = known.get(cash);
      if (found !== undefined) return found;
      const account = await parts.ledger.account(cash);
      const guard = knownCurrency(member.currency).isTrial ? openGuard : await parts.guardOf(member);
      return { version: account?.version ?? 0n, guard };
    },
    keep(cash, member) {
      // Whoever bet last is last in the map's order, and whoever bet longest ago is first to go.
      known.delete(cash);
      known.set(cash, member);
      const [idlest] = known.keys();
      if (known.size > membersMost && idlest !== undefined) known.delete(idlest);
    },
    forget: (cash) => void known.delete(cash),
  };
}
