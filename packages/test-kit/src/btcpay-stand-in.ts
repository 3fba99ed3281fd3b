import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type BtcpayInvoice,
  invoiceView,
  newInvoice,
  paymentMethodsView,
  recount,
} from './btcpay-invoices.ts';

/** How the stand-in meets one request of ours: carries it out and drops the line, or answers 500 and does nothing. */
type BtcpayBehaviour = 'lose_answer' | 'fail';

/** One webhook on its way, as the documentation has it. */
interface Delivery {
  readonly event: Readonly<Record<string, unknown>> & { readonly deliveryId: string };
  isTaken: boolean;
}

/** BTCPay Server as its Greenfield API says, as far as this product speaks with it. No clock runs: tests say what happens. */
export interface BtcpayStandIn {
  readonly url: string;
  readonly storeId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where its webhook goes. */
  webhookUrl: string;
  /** Its invoices, the oldest first. */
  readonly invoices: readonly BtcpayInvoice[];
  /** Bodies of the requests that were to make an invoice. */
  readonly creations: readonly unknown[];
  behave(...next: BtcpayBehaviour[]): void;
  /** An invoice that somebody makes by hand. */
  make(amount: string, currency: string): BtcpayInvoice;
  /** The payer sends coins; they are not certain yet. */
  send(invoiceId: string, coins: string): void;
  /** Everything that was sent to it becomes certain. */
  confirm(invoiceId: string): void;
  /** Its time is over. */
  expire(invoiceId: string): void;
  /** What was sent did not become certain in time. */
  invalidate(invoiceId: string): void;
  /** Somebody marks it by hand. */
  mark(invoiceId: string, as: 'Settled' | 'Invalid'): void;
  /** Sends what was not taken yet, a second attempt as a redelivery; answers the statuses. */
  deliver(order?: 'oldest' | 'newest'): Promise<number[]>;
  /** Sends every webhook of an invoice once more, as a person can ask it to. */
  redeliver(invoiceId: string): Promise<number[]>;
  stop(): Promise<void>;
}

/** `now`: when invoices are made. `rate`: what a coin is worth in the currency of the invoice. */
export async function startBtcpayStandIn(options: {
  readonly now: () => Date;
  readonly rate: string;
}): Promise<BtcpayStandIn> {
  const storeId = 'store-under-test';
  const apiKey = 'the API key of the tests';
  const webhookSecret = 'the webhook secret of the tests';
  const invoices: BtcpayInvoice[] = [];
  const creations: unknown[] = [];
  const deliveries: Delivery[] = [];
  const next: BtcpayBehaviour[] = [];
  const state = { webhookUrl: '' };

  const tell = (invoice: BtcpayInvoice, type: string, more: Record<string, unknown> = {}) => {
    const deliveryId = randomUUID();
    const event = {
      deliveryId,
      webhookId: 'webhook-under-test',
      originalDeliveryId: deliveryId,
      isRedelivery: false,
      type,
      timestamp: Math.floor(options.now().getTime() / 1000),
      storeId,
      invoiceId: invoice.id,
      ...more,
    };
    deliveries.push({ event, isTaken: false });
  };
  const known = (id: string): BtcpayInvoice => {
    const invoice = invoices.find((one) => one.id === id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return invoice;
  };
  const make = (body: Parameters<typeof newInvoice>[0]): BtcpayInvoice => {
    const invoice = newInvoice(body, { storeId, url, now: options.now(), rate: options.rate });
    invoices.push(invoice);
    tell(invoice, 'InvoiceCreated');
    return invoice;
  };

  const server = createServer(async (request, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const address = new URL(request.url ?? '/', url);
    const behaviour = next.shift();
    if (behaviour === 'fail') return say(500, { code: 'unexpected', message: 'A fault.' });
    if (request.headers.authorization !== `token ${apiKey}`) return say(401, problem('unauthenticated'));
    const [root, id, part] = address.pathname
      .replace(`/api/v1/stores/${storeId}/invoices`, 'invoices')
      .split('/');
    if (root !== 'invoices') return say(404, problem('store-not-found'));
    if (request.method === 'POST' && id === undefined) {
      const body = await readJson(request);
      creations.push(body);
      const invoice = make(body as Parameters<typeof newInvoice>[0]);
      return behaviour === 'lose_answer' ? cut(response) : say(200, invoiceView(invoice));
    }
    if (behaviour === 'lose_answer') return cut(response);
    if (id === undefined) return say(200, listed(address.searchParams).map(invoiceView));
    const invoice = invoices.find((one) => one.id === id);
    if (!invoice) return say(404, problem('invoice-not-found'));
    return say(200, part === 'payment-methods' ? paymentMethodsView(invoice) : invoiceView(invoice));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('a listening socket has a port');
  const url = `http://127.0.0.1:${bound.port}`;

  /** The newest first, as the server lists them. */
  function listed(query: URLSearchParams): BtcpayInvoice[] {
    const orders = query.getAll('orderId');
    const [from, to] = ['startDate', 'endDate'].map((name) => query.get(name));
    const [skip, take] = [Number(query.get('skip') ?? 0), Number(query.get('take') ?? 50)];
    return invoices
      .filter(({ orderId }) => orders.length === 0 || (orderId !== null && orders.includes(orderId)))
      .filter(({ createdTime }) => from === null || createdTime >= Number(from))
      .filter(({ createdTime }) => to === null || createdTime <= Number(to))
      .toReversed()
      .slice(skip, skip + take);
  }

  async function post(event: Delivery['event']): Promise<number> {
    const body = JSON.stringify(event);
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
    const response = await fetch(state.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'BTCPay-Sig': `sha256=${signature}` },
      body,
    });
    await response.body?.cancel();
    return response.status;
  }
  const again = ({ event }: Delivery) => post({ ...event, deliveryId: randomUUID(), isRedelivery: true });

  return {
    url,
    storeId,
    apiKey,
    webhookSecret,
    get webhookUrl() {
      return state.webhookUrl;
    },
    set webhookUrl(webhookUrl) {
      state.webhookUrl = webhookUrl;
    },
    invoices,
    creations,
    behave: (...behaviours) => void next.push(...behaviours),
    make: (amount, currency) => make({ amount, currency }),
    send(invoiceId, coins) {
      const invoice = known(invoiceId);
      const isLate = invoice.status === 'Expired';
      invoice.payments.push({ value: coins, fee: '0', status: 'Processing', isLate });
      const before = invoice.status;
      recount(invoice);
      tell(invoice, 'InvoiceReceivedPayment', { afterExpiration: isLate });
      if (before === 'New' && invoice.status === 'Processing') tell(invoice, 'InvoiceProcessing');
    },
    confirm(invoiceId) {
      const invoice = known(invoiceId);
      for (const payment of invoice.payments) {
        if (payment.status !== 'Processing') continue;
        payment.status = 'Settled';
        tell(invoice, 'InvoicePaymentSettled', { afterExpiration: payment.isLate });
      }
      if (invoice.status !== 'Processing') return;
      invoice.status = 'Settled';
      tell(invoice, 'InvoiceSettled', {
        manuallyMarked: false,
        overPaid: invoice.additionalStatus === 'PaidOver',
      });
    },
    expire(invoiceId) {
      const invoice = known(invoiceId);
      if (invoice.status !== 'New') return;
      invoice.status = 'Expired';
      tell(invoice, 'InvoiceExpired', { partiallyPaid: invoice.payments.length > 0 });
    },
    invalidate(invoiceId) {
      const invoice = known(invoiceId);
      Object.assign(invoice, { status: 'Invalid', additionalStatus: 'None' });
      tell(invoice, 'InvoiceInvalid', { manuallyMarked: false });
    },
    mark(invoiceId, as) {
      const invoice = known(invoiceId);
      Object.assign(invoice, { status: as, additionalStatus: 'Marked' });
      tell(invoice, `Invoice${as}`, { manuallyMarked: true });
    },
    async deliver(order = 'oldest') {
      const due = deliveries.filter(({ isTaken }) => !isTaken);
      const statuses: number[] = [];
      for (const delivery of order === 'oldest' ? due : due.toReversed()) {
        const status = await post(delivery.event);
        delivery.isTaken = status >= 200 && status < 300;
        statuses.push(status);
      }
      return statuses;
    },
    async redeliver(invoiceId) {
      const all = deliveries.filter(({ event }) => event.invoiceId === invoiceId);
      const statuses: number[] = [];
      for (const delivery of all) statuses.push(await again(delivery));
      return statuses;
    },
    async stop() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

const problem = (code: string) => ({ code, message: code });

function cut(response: ServerResponse): void {
  response.socket?.destroy();
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
}
