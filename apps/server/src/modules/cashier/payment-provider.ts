import type { LanguageCode, LocalText, Refusal } from '@ikka/contract';
import type { DepositEvent, Received } from './deposit-state.ts';

/** What the payer pays with; of a `transfer` operators find the money on the statement. */
export type MethodKind = 'transfer' | 'bank' | 'wallet' | 'card' | 'crypto';

/** One way to pay, as a member picks it. */
export interface PaymentMethod {
  readonly code: string;
  readonly kind: MethodKind;
  readonly name: string;
  /** What the provider calls it; none: whatever it offers. */
  readonly channels: readonly string[];
  /** Ledger code of the currency that it moves. */
  readonly currency: string;
  /** No real money moves. */
  readonly isSandbox: boolean;
  /** Smallest units; null: the site's. */
  readonly min: bigint | null;
  readonly max: bigint | null;
  /** Such as `1.50`: of what arrives, kept by the house. */
  readonly feePercent: string;
  /** The member transfers the money to an account of the house, and operators find it there. */
  readonly transfer?: {
    readonly account: TransferAccount;
    readonly expiresAfterMinutes: number;
  };
}

/** Where a member transfers money to, kept with the deposit as he saw it. */
export interface TransferAccount {
  readonly code: string;
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  /** Such as `1.50`: of what arrives, taken by the house. */
  readonly feePercent: string;
  /** What a QR code says; empty for none. */
  readonly qrText: string;
  /** What the member should mind when he transfers. */
  readonly note: LocalText;
}

export interface PaymentRequest {
  /** Ours, unique for ever: the provider's idempotency key. */
  readonly reference: string;
  readonly method: Pick<PaymentMethod, 'name' | 'channels'>;
  /** Smallest units of `currency`. */
  readonly amount: bigint;
  readonly currency: string;
  readonly expiresAt: Date;
  /** Where the payer's browser goes afterwards. That visit proves nothing. */
  readonly returnUrl: string;
  readonly language: LanguageCode;
}

/** What a provider says of a payment. `seen`: its money is on the way, and nobody but the provider can confirm it. */
export type PaymentStatus =
  | { readonly kind: 'open' | 'seen' | 'failed' | 'expired' | 'closed' }
  | {
      readonly kind: 'paid';
      readonly received: Received;
      /** The member's whatever was wished: money of this kind cannot be sent back. */
      readonly asItCame?: true;
    };

export interface Payment {
  readonly paymentId: string;
  readonly reference: string;
  /** Null where there is no page to send the payer to. */
  readonly payerUrl: string | null;
  readonly status: PaymentStatus;
}

/** A webhook whose sender is proven. */
export interface ProviderEvent {
  /** The provider's name for this piece of news; a repeated one has the same. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly status: PaymentStatus;
}

/** Payments begun from `from` on and before `to`. */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

export interface Webhook {
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly rawBody: Buffer;
}

export type WebhookRefusal = Refusal<'webhook.signature_invalid' | 'webhook.stale' | 'request.malformed'>;

/**
 * A company that brings money in. Every operation is safe to repeat. Where the provider cannot be reached or gives no
 * sense, after a bounded number of tries, they throw `ProviderUnavailable`: nothing is known then, so nothing is concluded.
 */
export interface PaymentProvider {
  /** In the webhook's path, in our records and the label of its account in the ledger; never changes. */
  readonly code: string;
  /** Whether a reference stands for one payment for ever: news of another one under it are not believed. */
  readonly hasOnePaymentEach: boolean;
  /** As they are at this moment. */
  readonly methods: readonly PaymentMethod[];
  /** Takes a payment on, or answers the one with that reference; `declined` is final. */
  createPayment(request: PaymentRequest): Promise<Payment | 'declined'>;
  /** The payment with that reference; null: the provider has none. */
  fetchPayment(reference: string): Promise<Payment | null>;
  /**
   * Makes sure that nobody pays under this reference any more. `voided`: it takes no money from now on, or never did; otherwise the
   * payment, whose money has come or is on its way. Null where the provider knows no such thing: what comes later is judged when it comes.
   */
  readonly voidPayment: ((reference: string) => Promise<Payment | 'voided'>) | null;
  /**
   * Proves who sent a webhook, and reads it; where it tells only that something changed, asks what is true now.
   * `nothing`: genuine, but no news of a payment.
   */
  readWebhook(webhook: Webhook): Promise<ProviderEvent | WebhookRefusal | 'nothing'>;
  /** Every payment that was begun in a time, each once; null where the provider keeps no list. */
  readonly listPayments: ((window: TimeWindow) => AsyncIterable<Payment>) | null;
}

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Whether a payment is over without money, which may come all the same unless it is voided. */
export const isGivenUp = ({ kind }: PaymentStatus): boolean => kind === 'closed' || kind === 'expired';

/** A payment's status as news of its deposit. */
export function eventOf(status: PaymentStatus): DepositEvent {
  return status.kind === 'paid' ? { ...status, kind: 'payment_paid' } : { kind: `payment_${status.kind}` };
}
