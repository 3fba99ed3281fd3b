import type { ChaosSwitch } from './chaos.ts';
import { signWebhook } from './signatures.ts';
import type { EventRow, Store } from './store.ts';

const firstRetryMs = 1_000;
const longestRetryMs = 3_600_000;
/** 1 s, 2 s, 4 s … an hour: the last of them leaves about nine hours after the first. */
export const attemptsMost = 20;
const answerWithinMs = 5_000;
const paymentsAtOnce = 8;
/** Timers are set no further ahead than this, so that a stopped machine's clock does not matter. */
const longestSleepMs = 60_000;

/** How long after its n-th attempt (from 1) an event is tried again; null: given up. */
export function retryAfterMs(attempt: number): number | null {
  if (attempt >= attemptsMost) return null;
  return Math.min(firstRetryMs * 2 ** (attempt - 1), longestRetryMs);
}

export interface Delivery {
  /** Something may be due: look now. */
  wake(): void;
  /** Delivers what is due at this moment, each once, and resolves when every answer is in. */
  deliverDue(): Promise<void>;
  /** Cuts what is on its way (it will leave again after the next start) and sends nothing more. */
  stop(): Promise<void>;
}

/**
 * Takes events from disk to the merchant: at least once, retried until a 2xx, at most `attemptsMost` times.
 * The attempt is counted on disk before it leaves, so that a crash repeats it after its back-off and never floods.
 */
export function createDelivery(deps: {
  readonly store: Store;
  readonly chaos: ChaosSwitch;
  readonly now: () => number;
  readonly webhookUrl: string;
  readonly secret: string;
  /** Called before each look, for payments whose time is over. */
  readonly expireDue: () => void;
}): Delivery {
  const { store, chaos, now } = deps;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looks: Promise<void> = Promise.resolve();

  const sendOne = async (event: EventRow): Promise<number> => {
    const timestamp = String(Math.floor(now() / 1000));
    const secret = chaos.current.wrongSignature ? `${deps.secret} (not)` : deps.secret;
    const response = await fetch(deps.webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]),
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signWebhook(secret, timestamp, event.body),
      },
      body: event.body,
    });
    await response.body?.cancel();
    return response.status;
  };

  const send = async (event: EventRow): Promise<void> => {
    const wait = retryAfterMs(event.attempts + 1);
    store.noteAttempt(event.seq, wait === null ? null : now() + wait);
    const copies = Array.from({ length: 1 + chaos.current.duplicates }, () => sendOne(event));
    const answers = await Promise.allSettled(copies);
    if (
      answers.some((answer) => answer.status === 'fulfilled' && answer.value >= 200 && answer.value < 300)
    ) {
      store.noteTaken(event.seq, now());
      return;
    }
    const [first] = answers;
    store.noteProblem(event.seq, first?.status === 'fulfilled' ? `status ${first.value}` : 'no answer');
  };

  /** One after the other for each payment, several payments side by side. */
  const deliverOnce = async (): Promise<void> => {
    deps.expireDue();
    if (chaos.current.hold) return;
    const due = store.dueEvents(now());
    if (chaos.current.newestFirst) due.reverse();
    const queues = [...Map.groupBy(due, (event) => event.payment_id).values()];
    const worker = async () => {
      for (let queue = queues.shift(); queue && !stopping.signal.aborted; queue = queues.shift()) {
        for (const event of queue) if (!stopping.signal.aborted) await send(event);
      }
    };
    await Promise.all(Array.from({ length: paymentsAtOnce }, worker));
  };

  /** One look at a time: two would send the same event twice. */
  const look = (): Promise<void> => {
    const mine = looks.then(async () => {
      if (!stopping.signal.aborted) await deliverOnce();
    });
    looks = mine.catch(() => undefined);
    return mine;
  };

  const sleep = () => {
    if (stopping.signal.aborted) return;
    const moment = chaos.current.hold ? null : store.nextMoment();
    const wait = moment === null ? longestSleepMs : Math.min(Math.max(moment - now(), 0), longestSleepMs);
    clearTimeout(timer);
    timer = setTimeout(wake, wait);
  };

  const wake = () => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    look().then(sleep, (error: unknown) => {
      console.error(JSON.stringify({ problem: 'delivery', message: String(error) }));
      timer = setTimeout(wake, firstRetryMs);
    });
  };

  return {
    wake,
    deliverDue: look,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looks;
    },
  };
}
