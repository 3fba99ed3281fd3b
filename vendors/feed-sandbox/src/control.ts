import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Chaos, chaosSchema } from './chaos.ts';
import type { Engine } from './engine.ts';
import { orderNames } from './match.ts';
import type { OrderBook, StagedMatch } from './order-book.ts';
import { plan } from './world/calendar.ts';
import { leagues } from './world/leagues.ts';

export interface ControlParts {
  readonly engine: Engine;
  readonly book: OrderBook;
  readonly token: string;
  readonly chaos: { current: Chaos };
  readonly now: () => number;
}

const stageBody = z.strictObject({
  /** What the match follows from, with the seed: the same id plays the same match. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{3,32}$/)
    .optional(),
  /** One of our leagues; it says the sport. */
  league: z.string(),
  /** Places in the league's list of teams; of a field the first and the last of those who take part. */
  home: z.number().int().min(0).default(0),
  away: z.number().int().min(0).default(1),
  startsInMs: z.number().int().min(-86_400_000).max(86_400_000).default(0),
  factor: z.number().min(0.01).max(100_000).default(1),
});
const orderBody = z.strictObject({ order: z.enum(orderNames) });

/** What tests and demonstrations use: matches of their own, things that happen in them, and a bad line. */
export function registerControl(app: FastifyInstance, parts: ControlParts): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${parts.token}`)
      await reply.code(401).send({ problem: 'token_unknown' });
  });

  app.put('/control/chaos', async (request, reply) => {
    const chaos = chaosSchema.safeParse(request.body);
    if (!chaos.success) return reply.code(422).send({ problem: 'chaos_invalid' });
    parts.chaos.current = chaos.data;
    return reply.send(chaos.data);
  });

  app.post('/control/matches', async (request, reply) => {
    const body = stageBody.safeParse(request.body);
    if (!body.success) return reply.code(422).send({ problem: 'match_invalid' });
    const { startsInMs, id, ...match } = body.data;
    const staged: StagedMatch = {
      ...match,
      id: id ?? `staged-${parts.now().toString(36)}-${parts.book.stagedCount() + 1}`,
      startsAt: parts.now() + startsInMs,
    };
    const isTaken = parts.engine.entries.has(staged.id);
    if (isTaken || !stage(parts.engine, staged, parts.now()))
      return reply.code(422).send({ problem: 'match_invalid' });
    parts.book.noteStaged(staged);
    return reply.send({ fixtureId: staged.id });
  });

  app.post<{ Params: { id: string } }>('/control/matches/:id/orders', async (request, reply) => {
    const body = orderBody.safeParse(request.body);
    if (!body.success) return reply.code(422).send({ problem: 'order_unknown' });
    const { id } = request.params;
    const tick = parts.engine.order(id, body.data.order, parts.now());
    if (tick === null) return reply.code(409).send({ problem: 'order_impossible' });
    parts.book.noteOrder(id, { tick, order: body.data.order });
    return reply.send({ tick });
  });
}

/** Puts a staged match on; false where its league or its teams are none. */
export function stage(
  engine: Engine,
  staged: StagedMatch,
  now: number,
  orders: Parameters<Engine['stage']>[2]['orders'] = [],
): boolean {
  const league = leagues.find(({ code }) => code === staged.league);
  if (league === undefined) return false;
  const teams =
    league.field === null
      ? [staged.home, staged.away].flatMap((at) => league.teams[at] ?? [])
      : league.teams.slice(staged.home, staged.away + 1);
  if (teams.length < 2 || teams[0] === teams[1]) return false;
  engine.stage(plan(league, teams, staged), now, { factor: staged.factor, orders });
  return true;
}
