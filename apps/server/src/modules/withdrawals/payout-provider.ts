import type { PayoutKind, UsdtNetwork } from '@ikka/contract';

/** Where a payment goes. */
export interface PayoutTarget {
  readonly kind: PayoutKind;
  readonly bankCode: string | null;
  readonly network: UsdtNetwork | null;
  readonly number: string;
  readonly holderName: string;
}

export interface PayoutOrder {
  /** Ours, unique for ever: the provider's idempotency key. */
  readonly id: string;
  /** Smallest units of `currency`. */
  readonly amount: bigint;
  readonly currency: string;
  readonly target: PayoutTarget;
  /** What the operator who paid by hand has entered; a provider that pays by itself makes its own. */
  readonly reference: string;
}

/**
 * A way on which money leaves the house. `pay` is safe to repeat: an order of one id is paid once. It answers the reference
 * by which the payment is found again.
 */
export interface PayoutProvider {
  /** In our records and the label of its account in the ledger; never changes. */
  readonly code: string;
  readonly kinds: readonly PayoutKind[];
  pay(order: PayoutOrder): Promise<{ readonly reference: string }>;
}

/** The operator pays in the bank's own program and enters its reference here. */
export const manualPayouts: PayoutProvider = {
  code: 'manual',
  kinds: ['bank', 'jazzcash', 'easypaisa', 'usdt'],
  pay: async ({ reference }) => ({ reference: reference.toUpperCase() }),
};
