import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { type TroubledWallet, troubledWallet } from './chaos.ts';
import type { Config } from './config.ts';
import { type Game, games } from './games.ts';
import { registerPages } from './pages.ts';
import { createPlay, type Play, type Problem } from './play.ts';
import { purseGames } from './purse/play.ts';
import { type RunningPurse, startPurse } from './purse/start-purse.ts';
import { type Reconciled, reconcile } from './reconcile.ts';
import { openStore, type Store } from './store.ts';
import { createWallet, type SignedRequest, type WalletBody } from './wallet.ts';

export interface RunningSandbox {
  readonly address: string;
  readonly store: Store;
  readonly play: Play;
  /** Null where no trouble was asked for. */
  readonly chaos: TroubledWallet | null;
  /** The second vendor, who keeps purses; null where none was asked for. */
  readonly purse: RunningPurse | null;
  /** Compares our books of an interval with the house's. */
  reconcile(from: Date, to: Date): Promise<Reconciled[]>;
  /** Answers what is in flight and closes the books; what was not delivered leaves again after the next start. */
  stop(): Promise<void>;
}

/** How often what is not answered yet is sent again. */
const deliverEveryMs = 2_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Puts the parts together and listens. */
export async function startSandbox(config: Config): Promise<RunningSandbox> {
  const store = openStore(config.dataDir);
  const line = createWallet({ url: config.walletUrl, keyId: config.keyId, privateKey: config.privateKey });
  const again = ({ call, body }: SignedRequest) => {
    const { call: _call, requestId: _id, sentAt: _at, ...said } = JSON.parse(body) as Record<string, string>;
    return line.prepare(call, said as WalletBody);
  };
  const chaos = config.chaos ? troubledWallet(line, config.chaos, again) : null;
  const play = createPlay({ store, wallet: chaos ?? line });
  const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: 'idle', requestTimeout: 15_000 });
  registerPages(app, config.siteUrls);
  const purse = config.purse === null ? null : startPurse(app, config.purse, config);
  registerCalls(app, play, purse);
  const address = await app.listen({ port: config.port, host: config.host });

  /** Yesterday (UTC) is compared once, when the last of its wins has had an hour to arrive. */
  const reconcileYesterday = async () => {
    const to = new Date(Math.floor((Date.now() - hourMs) / dayMs) * dayMs);
    const from = new Date(to.getTime() - dayMs);
    const day = from.toISOString().slice(0, 10);
    if (store.isReconciled(day)) return;
    const outcomes = await reconcile({ store, wallet: line }, from, to);
    if (outcomes.every(({ isEqual }) => isEqual !== null)) store.noteReconciled(day);
    if (outcomes.some(({ isEqual }) => isEqual === false)) console.error(JSON.stringify({ unequal: day }));
  };

  let delivering = Promise.resolve();
  const timer = setInterval(() => {
    delivering = delivering
      .then(() => play.deliver())
      .then(() => reconcileYesterday())
      .catch((error: unknown) => console.error(JSON.stringify({ problem: String(error) })));
  }, deliverEveryMs);
  return {
    address,
    store,
    play,
    chaos,
    purse,
    reconcile: (from, to) => reconcile({ store, wallet: line }, from, to),
    async stop() {
      clearInterval(timer);
      await app.close();
      await delivering;
      store.close();
      purse?.store.close();
    },
  };
}

const openBody = z.strictObject({ token: z.string().min(16).max(512), game: z.string().max(60).default('') });
const playBody = z.strictObject({
  key: z.uuid(),
  stake: z.string().max(24),
  choice: z.string().max(24),
});

function registerCalls(app: FastifyInstance, play: Play, purse: RunningPurse | null): void {
  const answer = (reply: FastifyReply, outcome: object | Problem) =>
    reply
      .code('problem' in outcome ? 422 : 200)
      .header('Cache-Control', 'no-store')
      .send(outcome);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.post('/api/open', async (request, reply) => {
    const body = openBody.safeParse(request.body);
    if (!body.success) return answer(reply, { problem: 'request.malformed' });
    const { token, game } = body.data;
    const isPurse = purseGames.some(({ id }) => id === game);
    return answer(reply, await (isPurse && purse ? purse.play : play).open(token));
  });
  app.post('/api/rounds', async (request, reply) => {
    const body = playBody.safeParse(request.body);
    if (!body.success) return answer(reply, { problem: 'request.malformed' });
    const isPurse = purse?.store.session(body.data.key) !== undefined;
    return answer(reply, await (isPurse && purse ? purse.play : play).play(body.data.key, body.data));
  });
  /** What the house imports: our games, their figures, and whether they can be played now. */
  app.get('/catalogue', async (_request, reply) => reply.send({ games: games.map(shelfView) }));
  app.get('/purse/catalogue', async (_request, reply) => reply.send({ games: purseGames.map(shelfView) }));
}

const shelfView = ({ id, name, rtp }: Game) => ({
  gameId: id,
  name,
  category: 'RNG',
  rtp,
  coinsPerStake: 10,
  hasTrial: true,
  status: 'open',
});
