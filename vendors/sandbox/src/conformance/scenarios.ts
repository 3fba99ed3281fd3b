import { randomUUID } from 'node:crypto';
import type { SignedRequest, WalletBody } from '../wallet.ts';
import { isDone, isRefused, isSame, type RawAnswer } from './expectations.ts';

/** A vendor's line to the house, and the session that it plays with. */
export interface Line {
  ask(call: string, body: WalletBody): Promise<RawAnswer>;
  prepare(call: string, body: WalletBody): SignedRequest;
  send(request: SignedRequest): Promise<RawAnswer>;
  readonly session: {
    readonly sessionToken: string;
    readonly gameId: string;
    readonly currency: string;
    readonly stakeMin: string;
  };
}

export interface Scenario {
  readonly name: string;
  /** Throws, with what was expected, where the house answers otherwise. */
  run(line: Line): Promise<void>;
}

/** A round of the suite: ids that nobody used before. */
function newRound({ ask, session }: Line) {
  const roundId = `conformance-${randomUUID()}`;
  const { sessionToken, gameId, currency, stakeMin } = session;
  const bet = (id = 'b', more: WalletBody = {}) =>
    ask('bet', {
      sessionToken,
      transactionId: `${roundId}.${id}`,
      roundId,
      gameId,
      amount: stakeMin,
      currency,
      ...more,
    });
  const after = (call: string, id: string, more: WalletBody = {}) =>
    ask(call, { transactionId: `${roundId}.${id}`, roundId, currency, ...more });
  return {
    roundId,
    bet,
    win: (amount: string, more: WalletBody = {}) => after('win', 'w', { amount, ...more }),
    refund: (amount: string, id = 'f') => after('refund', id, { amount, betId: `${roundId}.b` }),
    rollback: (id = 'r') => after('rollback', id, { betId: `${roundId}.b` }),
    end: () => after('roundEnd', 'e'),
  };
}

const balanceOf = async (line: Line): Promise<unknown> => {
  const { sessionToken } = line.session;
  return isDone(await line.ask('balance', { sessionToken }), 'balance').balance;
};

/** What the house's page for vendors promises, a rule at a time. Each begins rounds of its own and leaves none open. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a bet takes its stake and a win with endsRound ends the round',
    async run(line) {
      const round = newRound(line);
      isDone(await round.bet(), 'bet');
      isDone(await round.win(line.session.stakeMin, { endsRound: true }), 'win');
      isRefused(await round.bet('late'), 'vendor.round_ended', 'a bet after the end');
    },
  },
  {
    name: 'the same transaction again is answered as the first time',
    async run(line) {
      const round = newRound(line);
      const first = isDone(await round.bet(), 'bet');
      isSame(first, isDone(await round.bet(), 'the bet again'), 'the bet again');
      const before = await balanceOf(line);
      const won = isDone(await round.win('0.00', { endsRound: true }), 'a win of nothing');
      isSame(won, isDone(await round.win('0.00', { endsRound: true }), 'the win again'), 'the win again');
      isSame(before, await balanceOf(line), 'the balance after repetitions');
    },
  },
  {
    name: 'a transaction id is never used for something else',
    async run(line) {
      const round = newRound(line);
      isDone(await round.bet(), 'bet');
      const { stakeMin } = line.session;
      const other = `${stakeMin.slice(0, -1)}${stakeMin.endsWith('1') ? '2' : '1'}`;
      isRefused(await round.bet('b', { amount: other }), 'vendor.transaction_reused', 'another amount');
      isDone(await round.rollback(), 'rollback');
    },
  },
  {
    name: 'a rollback gives the stake back once, also after the end of the round',
    async run(line) {
      const before = await balanceOf(line);
      const round = newRound(line);
      isDone(await round.bet(), 'bet');
      isDone(await round.end(), 'end');
      isSame(line.session.stakeMin, isDone(await round.rollback(), 'rollback').amount, 'what came back');
      isDone(await round.rollback('r2'), 'a second rollback');
      isSame(before, await balanceOf(line), 'the balance');
    },
  },
  {
    name: 'a bet that comes after its rollback is refused and takes nothing',
    async run(line) {
      const before = await balanceOf(line);
      const round = newRound(line);
      isSame(null, isDone(await round.rollback(), 'rollback').balance, 'the balance of nobody');
      isRefused(await round.bet(), 'vendor.bet_rolled_back', 'the bet');
      isSame(before, await balanceOf(line), 'the balance');
    },
  },
  {
    name: 'refunds give back no more than the stake',
    async run(line) {
      const round = newRound(line);
      isDone(await round.bet(), 'bet');
      isDone(await round.refund(line.session.stakeMin), 'refund');
      isRefused(await round.refund(line.session.stakeMin, 'f2'), 'vendor.refund_above_bet', 'another refund');
      isRefused(await round.win(line.session.stakeMin), 'vendor.round_void', 'a win of a void round');
      isDone(await round.end(), 'end');
    },
  },
  {
    name: 'a stake whose round has paid a win does not come back whole',
    async run(line) {
      const round = newRound(line);
      isDone(await round.bet(), 'bet');
      isDone(await round.win(line.session.stakeMin), 'win');
      isRefused(await round.rollback(), 'vendor.round_paid', 'a rollback');
      isRefused(await round.refund(line.session.stakeMin), 'vendor.round_paid', 'a refund');
      isDone(await round.end(), 'end');
    },
  },
  {
    name: 'what follows a bet that is not known is undecided, never done',
    async run(line) {
      const round = newRound(line);
      isRefused(await round.win(line.session.stakeMin), 'vendor.round_unknown', 'a win');
      isRefused(await round.refund(line.session.stakeMin), 'vendor.bet_unknown', 'a refund');
      isRefused(await round.end(), 'vendor.round_unknown', 'an end');
    },
  },
  {
    name: 'amounts have exactly the digits of the currency, and the currency is the session’s',
    async run(line) {
      const round = newRound(line);
      isRefused(
        await round.bet('x', { amount: `${line.session.stakeMin}0` }),
        'vendor.amount_invalid',
        'digits',
      );
      isRefused(await round.bet('y', { amount: '0.00' }), 'vendor.amount_invalid', 'a bet of nothing');
      isRefused(await round.bet('z', { currency: 'XXX' }), 'vendor.currency_differs', 'another currency');
    },
  },
  {
    name: 'a request is taken once, and only with its vendor’s signature',
    async run(line) {
      const { sessionToken } = line.session;
      const request = line.prepare('balance', { sessionToken });
      isDone(await line.send(request), 'balance');
      isRefused(await line.send(request), 'vendor.request_replayed', 'the same request');
      const altered = { ...request, body: request.body.replace('balance', 'balancE') };
      isRefused(await line.send(altered), 'vendor.signature_invalid', 'altered bytes');
      const old = line.prepare('balance', { sessionToken, sentAt: '2020-01-01T00:00:00.000Z' });
      isRefused(await line.send(old), 'vendor.request_stale', 'an old request');
    },
  },
];
