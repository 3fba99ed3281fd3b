import { type calls, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../../platform/calls.ts';
import { operatorOf } from '../../../platform/office-acts.ts';
import { playedRoundView, type RoundReplay } from '../../rounds/index.ts';
import { tokenHash } from '../secrets.ts';
import { issueReplay } from './issue-replay.ts';
import type { ReplayParts } from './parts.ts';
import { spendReplayToken } from './store.ts';

/** An operator looks at a round on its game's stage. */
export function replayRoutes(parts: ReplayParts): Handlers<(typeof calls)['replay']> {
  const viewOf = async ({ round, steps }: RoundReplay) => {
    const { gameId, gameVersion: version } = round;
    const names = await parts.namesOf([gameId]);
    const currency = knownCurrency(round.currency);
    return {
      game: { gameId, version, name: names.get(gameId) ?? { EN: gameId, UR: gameId } },
      currency: currency.shownCode,
      currencySymbol: currency.symbol,
      isTrial: currency.isTrial,
      round: playedRoundView(round),
      steps:
        steps?.map(({ choice, shown, stake, cashOut }) => ({
          bet: choice,
          shown,
          stake: formatAmount(stake, currency),
          cashOut: cashOut === null ? null : formatAmount(cashOut, currency),
        })) ?? null,
    };
  };
  return {
    officeReplayRound: ({ params }, caller) => issueReplay(parts, params.roundId, operatorOf(caller)),
    async replayRound({ body }) {
      const { db } = parts.database;
      const roundId = await spendReplayToken(db, tokenHash(body.token), parts.clock.now());
      const replay = roundId && (await parts.rounds.replay(roundId));
      return replay ? viewOf(replay) : refuse('replay.token_invalid');
    },
  };
}
