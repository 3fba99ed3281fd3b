import { type CallRefusalCode, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { CrashEntry, CrashEvent, CrashHead } from '@ikka/crash/rules';
import { isStakeOffered, type JsonValue } from '@ikka/game-kit';
import { type Currency, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import type { Handlers, PlaySession } from '../../../platform/calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Chains } from '../chain/chains.ts';
import { chainView } from '../chain/view.ts';
import type { CommandDone, RoomCommand } from '../commands.ts';
import type { Rooms } from '../index.ts';
import { endedRounds, sharedRound } from '../store.ts';
import { isRoundEvent } from './telling.ts';
import { eventView, ownBetView, roomView, roundView } from './view.ts';

export interface CrashRouteParts {
  readonly rooms: Pick<Rooms, 'send' | 'news'>;
  readonly chains: Chains;
  readonly database: Database;
  readonly clock: Clock;
  /** The stakes that the house offers in a currency now, or why the game takes none. */
  readonly stakes: (gameId: string, currency: Currency) => Promise<readonly bigint[] | ClosedGame>;
  /** A name as strangers may read it. */
  readonly maskName: (name: string) => string;
}

const gameId = 'crash';
const roundsShown = 30;

/** What the page of crash asks. Whoever opened another game gets nothing here. */
export function crashRoutes(parts: CrashRouteParts): Handlers<(typeof calls)['crash']> {
  const { rooms, database } = parts;

  const elsewhere = (play: PlaySession): Refusal<'game.unavailable'> | null =>
    play.gameId === gameId ? null : refuse('game.unavailable', { gameId: play.gameId });

  const checkStake = async (text: string, currency: Currency) => {
    const stakes = await parts.stakes(gameId, currency);
    if (isRefusal(stakes)) return stakes;
    const stake = parseAmount(text, currency);
    if (stake !== null && isStakeOffered(1n, stakes, stake)) return stake;
    return refuse('round.stake_invalid', { stakes: stakes.map((one) => formatAmount(one, currency)) });
  };

  const answerView = (done: CommandDone, currency: Currency) => {
    const { bet, entry } = done.answer as { bet: string; entry: CrashEntry };
    return {
      bet: ownBetView(bet, entry),
      balance: done.cash === null ? null : formatAmount(done.cash, currency),
      countedAt: new Date(done.countedAt).toISOString(),
      version: done.version,
    };
  };

  /** The room refuses by codes of the contract, of those that the call declares. */
  const send = async <Name extends 'placeCrashBet' | 'cashOutCrash'>(
    play: PlaySession,
    command: JsonValue,
    more: Pick<RoomCommand, 'recall' | 'ends'> = {},
  ) => {
    const { memberId, currency } = play;
    const done = await rooms.send(gameId, { bettor: { memberId, currency }, command, ...more });
    if (!isRefusal(done)) return answerView(done, knownCurrency(play.currency));
    return done as Refusal<CallRefusalCode<(typeof calls)['crash'][Name]>>;
  };

  /** The commitment of the round that is on: public from the moment in which its bets are open. */
  const commitmentOf = async ({ phase, no }: CrashHead): Promise<string | null> =>
    phase === 'resting' ? null : ((await sharedRound(database.db, gameId, no))?.commitment ?? null);

  return {
    async crashState({ query }, { play }) {
      const refused = elsewhere(play);
      if (refused) return refused;
      const missed = query.after === undefined ? null : await rooms.news(gameId, query.after);
      const now = missed?.kind === 'snapshot' ? missed : await rooms.news(gameId, null);
      if (now?.kind !== 'snapshot') return refuse('game.unavailable', { gameId });
      const commitment = await commitmentOf(now.state.head as CrashHead);
      return {
        version: Number(now.version),
        serverTime: parts.clock.now().toISOString(),
        events:
          missed?.kind === 'events'
            ? (missed.events as readonly CrashEvent[]).filter(isRoundEvent).map(eventView)
            : null,
        room: roomView(now.state, { memberId: play.memberId, commitment }),
      };
    },
    async placeCrashBet({ body }, { play, idempotencyKey }) {
      const refused = elsewhere(play);
      if (refused) return refused;
      const memberId = String(play.memberId);
      const bet = derivedId(idempotencyKey, `${memberId}/round`);
      const recall = { type: 'recall', bet, memberId };
      const stake = await checkStake(body.stake, knownCurrency(play.currency));
      if (isRefusal(stake)) {
        const stands = await send<'placeCrashBet'>(play, recall);
        return isRefusal(stands) ? stake : stands;
      }
      const entry = {
        memberId,
        playSessionId: play.playSessionId,
        name: parts.maskName(play.account),
        currency: play.currency,
        stake: String(stake),
        auto: body.autoCashOut,
      };
      return send<'placeCrashBet'>(play, { type: 'bet', bet, no: body.no, entry }, { recall });
    },

    async cashOutCrash({ params }, { play }) {
      const refused = elsewhere(play);
      if (refused) return refused;
      const command = { type: 'cash_out', bet: params.betId, memberId: String(play.memberId) };
      return send<'cashOutCrash'>(play, command, { ends: params.betId });
    },

    async crashRounds(_input, { play }) {
      const refused = elsewhere(play);
      if (refused) return refused;
      const ended = await endedRounds(database.db, gameId, roundsShown);
      const chains = await Promise.all(ended.map(({ no }) => parts.chains.published(gameId, no)));
      const [latest] = chains;
      return {
        chain: latest ? chainView(latest, await parts.chains.nextCommitment(gameId)) : null,
        rounds: ended.flatMap((round, index) => {
          const chain = chains[index];
          return chain ? [roundView(round, chain)] : [];
        }),
      };
    },

    async crashSaltBets({ params }, { play }) {
      const refused = elsewhere(play);
      return refused ?? { bets: await parts.chains.saltBets(gameId, params.firstRound) };
    },
  };
}
