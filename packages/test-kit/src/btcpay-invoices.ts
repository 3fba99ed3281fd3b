import { randomUUID } from 'node:crypto';

/** An invoice of the stand-in for BTCPay Server; sums are decimal texts, coins have six digits. */
export interface BtcpayInvoice {
  readonly id: string;
  readonly storeId: string;
  readonly orderId: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly checkoutLink: string;
  readonly createdTime: number;
  readonly rate: string;
  status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
  additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver';
  readonly payments: {
    readonly value: string;
    readonly fee: string;
    status: 'Invalid' | 'Processing' | 'Settled';
    readonly isLate: boolean;
  }[];
}

export function newInvoice(
  body: {
    readonly amount: string;
    readonly currency: string;
    readonly metadata?: { readonly orderId?: string };
  },
  at: { readonly storeId: string; readonly url: string; readonly now: Date; readonly rate: string },
): BtcpayInvoice {
  const id = randomUUID();
  return {
    id,
    storeId: at.storeId,
    orderId: body.metadata?.orderId ?? null,
    amount: body.amount,
    currency: body.currency,
    checkoutLink: `${at.url}/i/${id}`,
    createdTime: Math.floor(at.now.getTime() / 1000),
    rate: at.rate,
    status: 'New',
    additionalStatus: 'None',
    payments: [],
  };
}

/** What its status is after coins came. */
export function recount(invoice: BtcpayInvoice): void {
  const paid = invoice.payments.reduce((sum, { value }) => sum + Number(value), 0);
  const due = Math.ceil((Number(invoice.amount) / Number(invoice.rate)) * 1e6) / 1e6;
  if (invoice.status === 'Expired') invoice.additionalStatus = 'PaidLate';
  else if (paid < due) invoice.additionalStatus = 'PaidPartial';
  else {
    if (invoice.status === 'New') invoice.status = 'Processing';
    invoice.additionalStatus = paid > due ? 'PaidOver' : 'None';
  }
}

export const invoiceView = (invoice: BtcpayInvoice) => ({
  id: invoice.id,
  storeId: invoice.storeId,
  amount: invoice.amount,
  currency: invoice.currency,
  type: 'Standard',
  checkoutLink: invoice.checkoutLink,
  createdTime: invoice.createdTime,
  status: invoice.status,
  additionalStatus: invoice.additionalStatus,
  archived: false,
  metadata: invoice.orderId === null ? {} : { orderId: invoice.orderId },
});

export const paymentMethodsView = ({ rate, payments }: BtcpayInvoice) => [
  {
    paymentMethodId: 'USDT-TRON',
    currency: 'USDT',
    activated: true,
    rate,
    payments: payments.map(({ value, fee, status }) => ({ id: randomUUID(), value, fee, status })),
  },
];
