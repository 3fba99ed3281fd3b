import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readAmount, writeAmount } from './amount.ts';
import { draw, type Game, gameOf, payoutOf } from './games.ts';
import type { Entry, Session, Store } from './store.ts';
import type { Said, Wallet, WalletBody } from './wallet.ts';

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

export type Opened = Omit<z.output<typeof opened>, 'sessionToken' | 'playerId'> & { readonly key: string };
export type Problem = { readonly problem: string };
export interface Played {
  readonly roundId: string;
  readonly outcome: string;
  readonly isRight: boolean;
  readonly stake: string;
  readonly payout: string;
  /** Null while the win is still on its way. */
  readonly balance: string | null;
}

/** What our page can do. */
export interface Play {
  open(token: string): Promise<Opened | Problem>;
  play(key: string, wish: { readonly stake: string; readonly choice: string }): Promise<Played | Problem>;
  /** Sends everything that is not answered yet, once each. */
  deliver(): Promise<void>;
}

export function createPlay({ store, wallet }: { readonly store: Store; readonly wallet: Wallet }): Play {
  const ask = (call: string, body: WalletBody): Promise<Said> => wallet.send(wallet.prepare(call, body));

  const send = async (entry: Omit<Entry, 'state'>): Promise<Said> => {
    const said = await ask(entry.call, JSON.parse(entry.body) as WalletBody);
    if (said.kind === 'refused') store.end(entry.id, 'refused');
    if (said.kind === 'done' && entry.call !== 'bet') {
      const { amount: moved, at } = z.object({ amount: z.string(), at: z.string() }).parse(said.value);
      if (entry.call === 'win') store.endRound(entry.round, at);
      store.end(entry.id, 'done', entry.call === 'rollback' ? BigInt(moved.replace('.', '')) : null);
    }
    return said;
  };

  const undo = (bet: Omit<Entry, 'state'>): Omit<Entry, 'state'> => {
    const { roundId, currency } = JSON.parse(bet.body) as Record<string, string>;
    const id = `${bet.round}.r`;
    const body = { transactionId: id, betId: bet.id, roundId: roundId ?? '', currency: currency ?? '' };
    const rollback = {
      id,
      round: bet.round,
      call: 'rollback' as const,
      body: JSON.stringify(body),
      amount: 0n,
    };
    store.abandonBet(bet.id, rollback);
    return rollback;
  };

  // A bet that was on its way when this process ended is not waited for.
  for (const bet of store.orphanedBets()) undo(bet);

  const settle = async (
    session: Session,
    game: Game,
    bet: Omit<Entry, 'state'>,
    choice: string,
  ): Promise<Played> => {
    const outcome = draw(game);
    const isRight = outcome === choice;
    const payout = payoutOf(game, bet.amount, isRight);
    const amount = writeAmount(payout, session.digits);
    const id = `${bet.round}.w`;
    const body = {
      transactionId: id,
      roundId: bet.round,
      amount,
      currency: session.currency,
      endsRound: true,
    };
    const win = {
      id,
      round: bet.round,
      call: 'win' as const,
      body: JSON.stringify(body),
      amount: payout,
    };
    store.settleRound(bet.round, outcome, bet.id, win);
    const said = await send(win);
    const balance = said.kind === 'done' ? z.string().parse(said.value.balance) : null;
    const stake = writeAmount(bet.amount, session.digits);
    return { roundId: bet.round, outcome, isRight, stake, payout: amount, balance };
  };

  return {
    async open(token) {
      const said = await ask('authenticate', { token });
      if (said.kind !== 'done') return { problem: said.kind === 'refused' ? said.code : 'lost' };
      const { sessionToken, playerId, ...shown } = opened.parse(said.value);
      if (gameOf(shown.gameId) === undefined) return { problem: 'game.unavailable' };
      const key = randomUUID();
      store.addSession({
        key,
        token: sessionToken,
        player: playerId,
        game: shown.gameId,
        currency: shown.currency,
        digits: shown.currencyDigits,
        isTrial: Number(shown.isTrial),
      });
      return { key, ...shown };
    },
    async play(key, { stake, choice }) {
      const session = store.session(key);
      const game = session && gameOf(session.game);
      if (session === undefined || game === undefined) return { problem: 'vendor.session_over' };
      const units = readAmount(stake, session.digits);
      if (units === null || !game.choices.includes(choice)) return { problem: 'request.malformed' };
      const round = randomUUID();
      const id = `${round}.b`;
      const body = {
        sessionToken: session.token,
        transactionId: id,
        roundId: round,
        gameId: game.id,
        amount: stake,
        currency: session.currency,
      };
      const bet = { id, round, call: 'bet' as const, body: JSON.stringify(body), amount: units };
      store.beginRound(session, { id: round, choice, at: new Date().toISOString() }, bet);
      const said = await send(bet);
      if (said.kind === 'done') return settle(session, game, bet, choice);
      if (said.kind === 'refused') return { problem: said.code };
      await send(undo(bet));
      return { problem: 'lost' };
    },
    async deliver() {
      for (const entry of store.openEntries()) await send(entry);
    },
  };
}
