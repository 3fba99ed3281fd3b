import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readAmount, writeAmount } from '../amount.ts';
import { draw, type Game, payoutOf } from '../games.ts';
import type { Play } from '../play.ts';
import type { Wallet } from '../wallet.ts';
import type { PurseStore } from './store.ts';

/** A game that is played from a purse: the player brings his money first. */
export const purseGames: readonly Game[] = [
  {
    id: 'sandbox-purse-cups',
    name: { EN: 'Bazaar Cups', UR: 'بازار کے پیالے' },
    choices: ['first', 'second', 'third'],
    paysHundredths: 291n,
    rtp: '0.97',
  },
];

const opened = z.object({
  sessionToken: z.string(),
  playerId: z.string(),
  gameId: z.string(),
  currency: z.string(),
  currencyDigits: z.number().int(),
  isTrial: z.boolean(),
  balance: z.string(),
  stakeMin: z.string(),
  stakeMax: z.string(),
  language: z.enum(['EN', 'UR']),
});

/**
 * Play from our own purses. The house hears of no stake: it is asked before each round whether the player may still play, and
 * reads what became of his money in the purse's books.
 */
export function createPursePlay({
  store,
  wallet,
}: {
  readonly store: PurseStore;
  readonly wallet: Wallet;
}): Pick<Play, 'open' | 'play'> {
  const ask = (call: string, body: Readonly<Record<string, unknown>>) =>
    wallet.send(wallet.prepare(call, body));
  return {
    async open(token) {
      const said = await ask('authenticate', { token });
      if (said.kind !== 'done') return { problem: said.kind === 'refused' ? said.code : 'lost' };
      const { sessionToken, playerId: player, ...shown } = opened.parse(said.value);
      if (!purseGames.some(({ id }) => id === shown.gameId)) return { problem: 'game.unavailable' };
      const { gameId: game, currency, currencyDigits: digits } = shown;
      const purse = { player, currency, isTrial: Number(shown.isTrial) };
      const key = randomUUID();
      store.addSession({ ...purse, key, token: sessionToken, game, digits });
      return { key, ...shown, balance: writeAmount(store.books(purse).balance, digits) };
    },
    async play(key, { stake, choice }) {
      const session = store.session(key);
      const game = purseGames.find(({ id }) => id === session?.game);
      if (session === undefined || game === undefined) return { problem: 'vendor.session_over' };
      const units = readAmount(stake, session.digits);
      if (units === null || units === 0n || !game.choices.includes(choice))
        return { problem: 'request.malformed' };
      const said = await ask('balance', { sessionToken: session.token });
      if (said.kind !== 'done') return { problem: said.kind === 'refused' ? said.code : 'lost' };
      const outcome = draw(game);
      const isRight = outcome === choice;
      const paid = payoutOf(game, units, isRight);
      const balance = store.play(session, game.id, units, paid);
      if (balance === null) return { problem: 'wallet.insufficient_funds' };
      return {
        roundId: randomUUID(),
        outcome,
        isRight,
        stake,
        payout: writeAmount(paid, session.digits),
        balance: writeAmount(balance, session.digits),
      };
    },
  };
}
