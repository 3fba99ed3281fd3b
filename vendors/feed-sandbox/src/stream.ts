import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badLine, type Chaos } from './chaos.ts';
import type { Engine } from './engine.ts';
import type { MessageLog } from './message-log.ts';
import type { Message } from './wire.ts';

const heartbeatMs = 1_000;
/** Who reads so far behind is cut off, and comes back by its sequence. */
const unreadMost = 8 * 1024 * 1024;

export interface FeedParts {
  readonly engine: Engine;
  readonly log: MessageLog;
  /** Which run of this process: sequences of another one mean nothing. */
  readonly epoch: string;
  readonly token: string;
  readonly chaos: () => Chaos;
  readonly now: () => number;
}

const resume = z.object({ epoch: z.string().max(64), after: z.coerce.number().int().min(0) });

/** The calls of whoever takes the feed. README.md describes them. */
export function registerFeed(app: FastifyInstance, parts: FeedParts): { close(): void } {
  const open = new Set<FastifyReply>();
  let connections = 0;

  const isRefused = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (parts.chaos().isDown) await reply.code(503).send({ problem: 'down' });
    else if (request.headers.authorization !== `Bearer ${parts.token}`)
      await reply.code(401).send({ problem: 'token_unknown' });
    return reply.sent;
  };

  app.get('/v1/snapshot', async (request, reply) => {
    if (await isRefused(request, reply)) return reply;
    const { epoch, log, engine } = parts;
    return reply.send({
      version: 1,
      epoch,
      sequence: log.sequence,
      at: new Date(parts.now()).toISOString(),
      news: engine.snapshot(),
    });
  });

  app.get('/v1/messages', async (request, reply) => {
    if (await isRefused(request, reply)) return reply;
    const asked = resume.safeParse(request.query);
    if (!asked.success) return reply.code(422).send({ problem: 'request_malformed' });
    const { epoch, after } = asked.data;
    const missed = epoch === parts.epoch ? parts.log.after(after) : null;
    if (missed === null) return reply.code(410).send({ problem: 'snapshot_needed' });
    connections += 1;
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
    follow(reply, missed, connections);
    return reply;
  });

  function follow(reply: FastifyReply, missed: readonly Message[], connection: number): void {
    const line = badLine(parts.chaos, connection);
    let waiting: Message[] = [];
    const send = (message: Message) => {
      if (parts.chaos().isSilent) {
        waiting.push(message);
        return;
      }
      const { lines, isCut } = line.send(message);
      for (const text of lines) reply.raw.write(`${text}\n`);
      if (isCut || reply.raw.writableLength > unreadMost) reply.raw.destroy();
    };
    const flush = () => {
      const late = waiting;
      waiting = [];
      for (const message of late) send(message);
    };
    const beat = () => {
      if (parts.chaos().isSilent) return;
      flush();
      const { sequence } = parts.log;
      reply.raw.write(
        `${JSON.stringify({ kind: 'heartbeat', sequence, at: new Date(parts.now()).toISOString() })}\n`,
      );
    };
    open.add(reply);
    const stop = parts.log.listen(send);
    const timer = setInterval(beat, heartbeatMs);
    reply.raw.once('close', () => {
      stop();
      clearInterval(timer);
      open.delete(reply);
    });
    for (const message of missed) send(message);
    beat();
  }

  return {
    close() {
      for (const reply of open) reply.raw.destroy();
    },
  };
}
