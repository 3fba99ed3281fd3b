import { randomUUID } from 'node:crypto';
import type { SignedRequest, WalletBody } from '../wallet.ts';
import { isDone, isRefused, isSame, type RawAnswer } from './expectations.ts';

/** The house's line to a vendor who keeps wallets. */
export interface WalletLine {
  ask(call: string, body: WalletBody): Promise<RawAnswer>;
  prepare(call: string, body: WalletBody): SignedRequest;
  send(request: SignedRequest): Promise<RawAnswer>;
}

export interface WalletScenario {
  readonly name: string;
  /** Throws, with what was expected, where the vendor answers otherwise. */
  run(line: WalletLine): Promise<void>;
}

const money = { currency: 'PKR', currencyDigits: 2, isTrial: true };

/** A player whom nobody knows yet, and his transfers. Play money, so that nobody owes anything. */
function newPlayer({ ask }: WalletLine) {
  const playerId = randomUUID();
  return {
    playerId,
    move: (call: 'transferIn' | 'transferOut', amount: string, transferId: string = randomUUID()) =>
      ask(call, { playerId, transferId, amount, ...money }),
    books: async () => isDone(await ask('walletBooks', { playerId, ...money }), 'the books'),
    status: async (transferId: string) => isDone(await ask('transferStatus', { transferId }), 'the status'),
  };
}

const sums = ({ balance, in: came, out: went, games }: Record<string, unknown>) => ({
  balance,
  came,
  went,
  games,
});

/** What the house's page promises of wallets that vendors keep, a rule at a time; each with a player of its own. */
export const walletScenarios: readonly WalletScenario[] = [
  {
    name: 'a wallet that never was answers zeros',
    async run(line) {
      const player = newPlayer(line);
      const zeros = { balance: '0.00', came: '0.00', went: '0.00', games: [] };
      isSame(zeros, sums(await player.books()), 'the books');
    },
  },
  {
    name: 'money goes in and comes back, and the books say so',
    async run(line) {
      const player = newPlayer(line);
      isSame('50.00', isDone(await player.move('transferIn', '50.00'), 'in').balance, 'the balance');
      isSame('30.00', isDone(await player.move('transferOut', '20.00'), 'out').balance, 'the balance');
      const expected = { balance: '30.00', came: '50.00', went: '20.00', games: [] };
      isSame(expected, sums(await player.books()), 'the books');
    },
  },
  {
    name: 'the same transfer again is answered as the first time and moves nothing',
    async run(line) {
      const player = newPlayer(line);
      const id = randomUUID();
      const first = isDone(await player.move('transferIn', '50.00', id), 'in');
      isDone(await player.move('transferOut', '50.00'), 'out');
      isSame(first, isDone(await player.move('transferIn', '50.00', id), 'in again'), 'the answer');
      isSame('0.00', (await player.books()).balance, 'the balance');
    },
  },
  {
    name: 'a transfer’s id is never used for something else',
    async run(line) {
      const player = newPlayer(line);
      const id = randomUUID();
      isDone(await player.move('transferIn', '50.00', id), 'in');
      isRefused(await player.move('transferIn', '50.01', id), 'wallet.transfer_reused', 'another amount');
      isRefused(await player.move('transferOut', '50.00', id), 'wallet.transfer_reused', 'another direction');
    },
  },
  {
    name: 'more than the wallet holds does not leave it, in whole or in part',
    async run(line) {
      const player = newPlayer(line);
      isDone(await player.move('transferIn', '10.00'), 'in');
      isRefused(await player.move('transferOut', '10.01'), 'wallet.insufficient_funds', 'more');
      isSame('10.00', (await player.books()).balance, 'the balance');
    },
  },
  {
    name: 'what was done is told as done, and an unknown transfer is buried by the question',
    async run(line) {
      const player = newPlayer(line);
      const [known, late] = [randomUUID(), randomUUID()];
      isDone(await player.move('transferIn', '10.00', known), 'in');
      const { state, amount } = await player.status(known);
      isSame(['done', '10.00'], [state, amount], 'a known one');
      isSame('absent', (await player.status(late)).state, 'an unknown one');
      isRefused(await player.move('transferIn', '10.00', late), 'wallet.transfer_buried', 'it comes late');
      isSame('absent', (await player.status(late)).state, 'asked again');
      isSame('10.00', (await player.books()).balance, 'the balance');
    },
  },
  {
    name: 'amounts have exactly the digits of the currency, and are above zero',
    async run(line) {
      const player = newPlayer(line);
      for (const amount of ['1.0', '1', '0.00', '-1.00'])
        isRefused(await player.move('transferIn', amount), 'wallet.amount_invalid', amount);
    },
  },
  {
    name: 'a request is taken once, only with the house’s signature and while it is fresh',
    async run(line) {
      const { playerId } = newPlayer(line);
      const request = line.prepare('walletBooks', { playerId, ...money });
      isDone(await line.send(request), 'the books');
      isRefused(await line.send(request), 'wallet.request_replayed', 'the same request');
      const altered = { ...request, body: request.body.replace('true', 'true ') };
      isRefused(await line.send(altered), 'wallet.signature_invalid', 'altered bytes');
      const old = line.prepare('walletBooks', {
        playerId,
        ...money,
        sentAt: '2020-01-01T00:00:00.000Z',
      });
      isRefused(await line.send(old), 'wallet.request_stale', 'an old request');
    },
  },
];
