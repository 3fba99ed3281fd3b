import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Play } from '../play.ts';
import { createWallet, type Wallet } from '../wallet.ts';
import { answerHouse, type HouseKey, type HouseRequest } from './answer-house.ts';
import { type PurseChaos, type TroubledPurse, troubledPurse } from './chaos.ts';
import { createPursePlay } from './play.ts';
import { openPurseStore, type PurseStore } from './store.ts';

/** The second vendor in this process, who keeps his players' money himself. */
export interface PurseConfig {
  /** The house's calls, up to and with the second code. */
  readonly walletUrl: string;
  readonly house: HouseKey;
  readonly chaos: PurseChaos | null;
  /** The machine's clock unless told. */
  readonly now?: () => Date;
}

export interface RunningPurse {
  readonly store: PurseStore;
  readonly play: Pick<Play, 'open' | 'play'>;
  readonly chaos: TroubledPurse | null;
}

/** Opens the purses and lets the house ask for them at `/purse/<call>`. */
export function startPurse(
  app: FastifyInstance,
  config: PurseConfig,
  ours: { readonly dataDir: string; readonly keyId: string; readonly privateKey: KeyObject },
): RunningPurse {
  const store = openPurseStore(ours.dataDir);
  const line: Wallet = createWallet({
    url: config.walletUrl,
    keyId: ours.keyId,
    privateKey: ours.privateKey,
  });
  const answer = (request: HouseRequest) =>
    answerHouse(store, config.house, request, config.now?.() ?? new Date());
  const chaos = config.chaos === null ? null : troubledPurse(config.chaos, answer);
  void app.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { call: string }; Body: Buffer }>('/purse/:call', (request, reply) => {
      const asked = { call: request.params.call, headers: request.headers, body: request.body };
      const answered = (chaos?.answer ?? answer)(asked);
      if (answered !== null) return reply.code(answered.status).send(answered.body);
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    });
  });
  return { store, play: createPursePlay({ store, wallet: line }), chaos };
}
