import { randomBytes, randomUUID } from 'node:crypto';
import type { ChaosSwitch } from './chaos.ts';
import type { PaymentRow, PaymentStatus, Store } from './store.ts';

/** What a payer, the clock or the merchant can do to a payment. */
export type PaymentAct = 'confirm' | 'fail' | 'close' | 'expire' | 'void';

const next: { readonly [From in PaymentStatus]: { readonly [Act in PaymentAct]?: PaymentStatus } } = {
  open: { confirm: 'paid', fail: 'failed', close: 'closed', expire: 'expired', void: 'voided' },
  // A bank may send the money although nobody waits for it any more.
  closed: { confirm: 'paid', void: 'voided' },
  expired: { confirm: 'paid', void: 'voided' },
  paid: {},
  failed: {},
  voided: {},
};

export interface NewPayment {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly language: string;
  readonly expiresAt: number;
}

/** The payment as the API and the webhooks show it. */
export interface PaymentView {
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: PaymentStatus;
  /** What the payer's bank sent; null until paid. Compare it with what was asked for. */
  readonly received: { readonly amount: string; readonly currency: string } | null;
  /** Paid after it had been closed or had expired. */
  readonly late: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly changedAt: string;
}

export type Payments = ReturnType<typeof createPayments>;

/** The life of payments. Every change and the event that tells of it are written together. */
export function createPayments(deps: {
  readonly store: Store;
  readonly chaos: ChaosSwitch;
  readonly now: () => number;
  /** Called after something was written that has to leave. */
  readonly wake: () => void;
}) {
  const { store, chaos, now, wake } = deps;

  const writeEvent = (payment: PaymentRow) => {
    const at = now();
    const id = `evt_${randomUUID()}`;
    store.insertEvent({
      id,
      payment_id: payment.id,
      body: JSON.stringify({
        id,
        type: `payment.${payment.status}`,
        createdAt: new Date(at).toISOString(),
        payment: viewOf(payment),
      }),
      created_at: at,
      due_at: at + chaos.current.delayMs,
    });
  };

  const statusAfter = (before: PaymentStatus, what: PaymentAct): PaymentStatus | undefined =>
    before === 'voided' && what === 'confirm' && chaos.current.paysVoided ? 'paid' : next[before][what];

  const act = (id: string, what: PaymentAct): { payment: PaymentRow; changed: boolean } =>
    store.transaction(() => {
      const before = existing(store.byId(id));
      const status = statusAfter(before.status, what);
      if (status === undefined) return { payment: before, changed: false };
      const isPaid = status === 'paid';
      store.changePayment({
        id,
        status,
        changed_at: now(),
        received_amount: isPaid ? (chaos.current.receivedAmount ?? before.amount) : null,
        received_currency: isPaid ? (chaos.current.receivedCurrency ?? before.currency) : null,
        is_late: isPaid && before.status !== 'open' ? 1 : 0,
      });
      const payment = existing(store.byId(id));
      // Whoever voids a payment is told by the answer.
      if (what !== 'void') writeEvent(payment);
      return { payment, changed: true };
    });

  /** Expires what nobody paid in time. */
  const expireDue = (): void => {
    for (const payment of store.openPastExpiry(now())) act(payment.id, 'expire');
  };

  return {
    expireDue,

    /**
     * Keeps a new payment. The same reference with the same money answers the first one. Null: the reference has other money, or was
     * voided before its payment was made.
     */
    create(wanted: NewPayment): { payment: PaymentRow; isNew: boolean } | null {
      const made = store.transaction(() => {
        if (store.isVoidedReference(wanted.reference)) return null;
        const known = store.byReference(wanted.reference);
        if (known) {
          const same = known.amount === wanted.amount && known.currency === wanted.currency;
          return same ? { payment: known, isNew: false } : null;
        }
        const id = `pay_${randomBytes(12).toString('hex')}`;
        store.insertPayment({
          id,
          reference: wanted.reference,
          token: randomBytes(24).toString('base64url'),
          amount: wanted.amount,
          currency: wanted.currency,
          description: wanted.description,
          return_url: wanted.returnUrl,
          language: wanted.language,
          created_at: now(),
          expires_at: wanted.expiresAt,
        });
        const payment = existing(store.byId(id));
        writeEvent(payment);
        return { payment, isNew: true };
      });
      if (made?.isNew) wake();
      return made;
    },

    /** What the payer does. An act that the payment's status does not allow changes nothing. */
    act(token: string, what: Exclude<PaymentAct, 'expire' | 'void'>): PaymentRow | null {
      expireDue();
      const found = store.byToken(token);
      if (!found) return null;
      const { payment, changed } = act(found.id, what);
      if (changed) wake();
      return payment;
    },

    /**
     * Makes sure that nobody pays under this reference any more, unless it is paid already. Answers the payment as it is then; null where
     * there is none, and none will be.
     */
    void(reference: string): PaymentRow | null {
      const found = store.byReference(reference);
      if (found) return act(found.id, 'void').payment;
      store.voidReference(reference);
      return null;
    },

    /** Reads after expiring what is due, so that no answer shows an open payment past its time. */
    read<T>(reader: (store: Store) => T): T {
      expireDue();
      return reader(store);
    },
  };
}

export function viewOf(row: PaymentRow): PaymentView {
  const received =
    row.received_amount !== null && row.received_currency !== null
      ? { amount: row.received_amount, currency: row.received_currency }
      : null;
  return {
    id: row.id,
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    received,
    late: row.is_late === 1,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    changedAt: new Date(row.changed_at).toISOString(),
  };
}

function existing(row: PaymentRow | undefined): PaymentRow {
  if (!row) throw new Error('a payment vanished between two statements of one transaction');
  return row;
}
