import {
  limitsOf,
  type SpotLimits,
  type TableDefinition,
  type TableEntry,
  type TableHead,
  tableOf,
} from '@ikka/baccarat/rules';
import { type CallRefusalCode, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { JsonValue } from '@ikka/game-kit';
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
import type { LobbyTables } from './lobby-tables.ts';
import { feltOf } from './telling.ts';
import { feltView, headView, ownBetView, shoeView } from './view.ts';

type TableCalls = (typeof calls)['tables'];

export interface TableRouteParts {
  readonly rooms: Pick<Rooms, 'send' | 'news'>;
  readonly chains: Pick<Chains, 'published' | 'nextCommitment' | 'saltBets'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly lobby: LobbyTables;
  /** The stakes that the house offers in a currency now, ascending, or why the game takes none. */
  readonly stakes: (gameId: string, currency: Currency) => Promise<readonly bigint[] | ClosedGame>;
  /** A name as strangers may read it. */
  readonly maskName: (name: string) => string;
}

const shoesShown = 20;

const unavailable = (gameId: string) => refuse('game.unavailable', { gameId });
/** What the page of a table asks. Whoever opened another game gets nothing here. */
export function tableRoutes(parts: TableRouteParts): Handlers<TableCalls> {
  const { rooms, database, clock } = parts;

  /** The table that was opened, with its stakes in the player's money. */
  const tableFor = async (play: PlaySession): Promise<OpenedTable | ClosedGame> => {
    const table = tableOf(play.gameId);
    if (table === undefined) return unavailable(play.gameId);
    const stakes = await parts.stakes(play.gameId, knownCurrency(play.currency));
    if (isRefusal(stakes)) return stakes;
    if (stakes.length === 0) return unavailable(play.gameId);
    return { table, stakes, limits: limitsOf(stakes) };
  };

  const send = async <Name extends 'placeTableBet' | 'undoTableBet'>(
    play: PlaySession,
    command: JsonValue,
    more: Pick<RoomCommand, 'recall' | 'ends'> = {},
  ) => {
    const { gameId, memberId, currency } = play;
    const done = await rooms.send(gameId, { bettor: { memberId, currency }, command, ...more });
    // The room refuses by codes of the contract, of those that the call declares.
    return isRefusal(done) ? (done as Refusal<CallRefusalCode<TableCalls[Name]>>) : done;
  };

  return {
    liveTables: () => parts.lobby.read(),

    async tableState(_input, { play }) {
      const opened = await tableFor(play);
      if (isRefusal(opened)) return opened;
      const news = await rooms.news(play.gameId, null);
      if (news?.kind !== 'snapshot') return unavailable(play.gameId);
      const head = news.state.head as TableHead;
      const entries = [...(news.state.entries as ReadonlyMap<string, TableEntry>)];
      const round = head.phase === 'closed' ? null : await sharedRound(database.db, play.gameId, head.shoe);
      const { players, felt } = feltOf(entries.map(([, entry]) => entry));
      const currency = knownCurrency(play.currency);
      const shown = (units: string | bigint) => formatAmount(BigInt(units), currency);
      const { least, most, sideMost } = opened.limits;
      return {
        version: Number(news.version),
        serverTime: clock.now().toISOString(),
        variant: opened.table.variant,
        bettingSeconds: opened.table.bettingMs / 1_000,
        chips: opened.stakes.map(shown),
        limits: { least: shown(least), most: shown(most), sideMost: shown(sideMost) },
        room: headView(head, round?.commitment ?? null),
        players,
        felt: feltView(felt),
        mine: entries
          .filter(([, one]) => one.memberId === String(play.memberId) && one.currency === play.currency)
          .map(([bet, entry]) => ownBetView(bet, entry)),
      };
    },

    async sitAtTable(_input, { play }) {
      if (tableOf(play.gameId) === undefined) return unavailable(play.gameId);
      const { gameId, memberId, currency } = play;
      const done = await rooms.send(gameId, { bettor: { memberId, currency }, command: { type: 'sit' } });
      return isRefusal(done) ? (done as Refusal<'game.unavailable'>) : {};
    },

    async placeTableBet({ body }, { play, idempotencyKey }) {
      // A game that is no table has no room: nobody would answer whether the bet stands, and the player would wait in vain.
      if (tableOf(play.gameId) === undefined) return unavailable(play.gameId);
      const memberId = String(play.memberId);
      const bet = derivedId(idempotencyKey, `${memberId}/round`);
      const recall = { type: 'recall', bet, memberId };
      const opened = await tableFor(play);
      if (isRefusal(opened)) {
        const stands = await send<'placeTableBet'>(play, recall);
        return isRefusal(stands) ? opened : placedView(stands, play);
      }
      const stakes = readStakes(body.stakes, knownCurrency(play.currency));
      if (stakes === null) {
        const offered = opened.stakes.map((stake) => formatAmount(stake, knownCurrency(play.currency)));
        return refuse('round.stake_invalid', { stakes: offered });
      }
      const entry = {
        memberId,
        playSessionId: play.playSessionId,
        name: parts.maskName(play.account),
        currency: play.currency,
        stakes,
      };
      const { shoe, coup } = body;
      const done = await send<'placeTableBet'>(
        play,
        { type: 'bet', bet, shoe, coup, limits: { ...opened.limits }, entry },
        { recall },
      );
      return isRefusal(done) ? done : placedView(done, play);
    },

    async undoTableBet({ params }, { play }) {
      if (tableOf(play.gameId) === undefined) return unavailable(play.gameId);
      const command = { type: 'undo', bet: params.betId, memberId: String(play.memberId) };
      const done = await send<'undoTableBet'>(play, command, { ends: params.betId });
      return isRefusal(done) ? done : { ...answerOf(done, play), betId: params.betId };
    },

    async tableShoes(_input, { play }) {
      const { gameId } = play;
      if (tableOf(gameId) === undefined) return unavailable(gameId);
      const ended = await endedRounds(database.db, gameId, shoesShown);
      const chains = await Promise.all(ended.map(({ no }) => parts.chains.published(gameId, no)));
      const [latest] = chains;
      return {
        chain: latest ? chainView(latest, await parts.chains.nextCommitment(gameId)) : null,
        shoes: ended.flatMap((round, index) => {
          const chain = chains[index];
          return chain ? [shoeView(round, chain)] : [];
        }),
      };
    },

    async tableSaltBets({ params }, { play }) {
      if (tableOf(play.gameId) === undefined) return unavailable(play.gameId);
      return { bets: await parts.chains.saltBets(play.gameId, params.firstRound) };
    },
  };
}

interface OpenedTable {
  readonly table: TableDefinition;
  readonly stakes: readonly bigint[];
  readonly limits: SpotLimits;
}

/** Amounts of a wish in smallest units, each spot once; null where one cannot be written in this money. */
function readStakes(
  wished: readonly { readonly spot: string; readonly amount: string }[],
  currency: Currency,
): Record<string, string> | null {
  const read = wished.map(({ spot, amount }) => [spot, parseAmount(amount, currency)] as const);
  if (read.some(([, stake]) => stake === null || stake <= 0n)) return null;
  const stakes = Object.fromEntries(read.map(([spot, stake]) => [spot, String(stake)]));
  return Object.keys(stakes).length === wished.length ? stakes : null;
}

function placedView(done: CommandDone, play: PlaySession) {
  const { bet, entry } = done.answer as { bet: string; entry: TableEntry };
  return { ...answerOf(done, play), bet: ownBetView(bet, entry) };
}

function answerOf(done: CommandDone, play: PlaySession) {
  return {
    balance: done.cash === null ? null : formatAmount(done.cash, knownCurrency(play.currency)),
    countedAt: new Date(done.countedAt).toISOString(),
    version: done.version,
  };
}
