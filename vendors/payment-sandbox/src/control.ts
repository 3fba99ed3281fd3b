import type { FastifyInstance } from 'fastify';
import { parseJson, problem } from './api.ts';
import { type ChaosSwitch, chaosSchema } from './chaos.ts';
import type { Delivery } from './delivery.ts';
import type { Store } from './store.ts';

/** The switches for tests. Present only where CHAOS is set, and signed like every call of the merchant. */
export function registerControl(
  app: FastifyInstance,
  deps: { readonly chaos: ChaosSwitch; readonly delivery: Delivery; readonly store: Store },
): void {
  app.get('/control/chaos', (_request, reply) => reply.send(deps.chaos.current));

  app.put('/control/chaos', (request, reply) => {
    const wanted = chaosSchema.safeParse(parseJson(request.body));
    if (!wanted.success) return problem(reply, 422, 'chaos_invalid');
    deps.chaos.current = wanted.data;
    deps.delivery.wake();
    return reply.send(wanted.data);
  });

  /** Answers once everything that was due has been sent and answered, so that a test need not wait and guess. */
  app.post('/control/deliver', async (_request, reply) => {
    await deps.delivery.deliverDue();
    return reply.send({});
  });

  app.get('/control/events', (_request, reply) =>
    reply.send({
      events: deps.store.latestEvents().map((event) => ({
        id: event.id,
        paymentId: event.payment_id,
        type: (JSON.parse(event.body) as { type: string }).type,
        attempts: event.attempts,
        state: event.delivered_at !== null ? 'delivered' : event.due_at === null ? 'given_up' : 'waiting',
        dueAt: event.due_at === null ? null : new Date(event.due_at).toISOString(),
        lastProblem: event.last_problem,
      })),
    }),
  );
}
