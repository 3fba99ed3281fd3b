import { isRefusal, refuse } from '@ikka/contract';
import { daryaRooms } from '@ikka/darya/rules';
import { houseGames, seatGames } from '@ikka/games/node';
import { knownCurrency } from '@ikka/money';
import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { audit } from '../audit/module.ts';
import { houseTables, isMoneyOn } from '../catalogue/index.ts';
import { catalogue } from '../catalogue/module.ts';
import { maskName } from '../identity/index.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { playSources } from '../plays/index.ts';
import { protection } from '../protection/module.ts';
import { rounds } from '../rounds/module.ts';
import { settings } from '../settings/module.ts';
import { shelf } from '../shelf/module.ts';
import { createLobbyTables } from './baccarat/lobby-tables.ts';
import { tableRoutes } from './baccarat/routes.ts';
import { createTableGame } from './baccarat/table-game.ts';
import { createChains } from './chain/chains.ts';
import { createCrashGame } from './crash/crash-game.ts';
import { crashRoutes } from './crash/routes.ts';
import { createDaryaGame } from './darya/darya-game.ts';
import { hallOfficeRoutes } from './darya/office-routes.ts';
import { daryaRoutes } from './darya/routes.ts';
import { forgetSittings, type Sitting, saveSitting } from './darya/sittings/store.ts';
import { createRoomDesk } from './desk.ts';
import { createRooms } from './index.ts';
import { roomOfficeRoutes } from './office-routes.ts';
import { openBetSource } from './play-source.ts';
import { seatPorts } from './ports.ts';
import { replayRoutes } from './seats/replay-routes.ts';
import { seatRoutes } from './seats/routes.ts';
import { createSeatRooms } from './seats/seat-rooms.ts';
import { sitterAt } from './seats/sitter-at.ts';
import { talkTables } from './seats/talk-tables.ts';
import { watchedSeats } from './seats/watched-seats.ts';
import { watchedGames, watchedHalls } from './watched-games.ts';

/** How players fired is kept for ninety days. */
const sittingsKeptMs = 90 * 24 * 3_600_000;
/** At twenty seconds a round the better part of a month. */
const crashChain = 100_000;
/** At three minutes a scene four days of a room that never rests. */
const sceneChain = 2_000;
/** At half an hour a shoe two months of a table that never rests. */
const tableChain = 3_000;
/** At forty seconds a hand the better part of a day. */
const handChain = 2_000;

export const rooms = module({
  name: 'rooms',
  needs: { audit, catalogue, identity, ledger, protection, rounds, settings, shelf, ...seatPorts },
  async create({ catalogue, protection, ...parts }) {
    const tables = await houseTables(catalogue);
    const chains = createChains({ ...parts, chainLength: crashChain });
    const shoeChains = createChains({ ...parts, chainLength: tableChain });
    const offered = new Set(houseGames.flatMap(({ offers }) => offers.map(({ id }) => id)));
    const potOf = async (roomId: string, currency: string) => {
      const pot = await parts.ledger.houseAccount('jackpot', currencyCode(currency), roomId);
      return (await parts.ledger.account(pot.book))?.balance ?? 0n;
    };
    const daryaParts = {
      potOf,
      chains: createChains({ ...parts, chainLength: sceneChain }),
      rounds: parts.rounds,
      now: () => parts.clock.now().getTime(),
      newId: parts.ledger.newId,
      wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      every(ms: number, work: () => void) {
        const timer = setInterval(work, ms);
        return () => clearInterval(timer);
      },
      async cashOf(memberId: bigint, currency: string) {
        const cash = await parts.ledger.memberAccount(memberId, 'cash', currencyCode(currency));
        return (await parts.ledger.account(cash))?.balance ?? 0n;
      },
      writeSitting: (sitting: Sitting) => saveSitting(parts.database.db, sitting),
      onFault: (error: unknown) => parts.log.warn({ err: error }, 'a batch of shots has a fault'),
    };
    const games = [
      createCrashGame({ ...parts, chains }),
      ...tables.map((table) => createTableGame({ ...parts, chains: shoeChains }, table)),
      ...daryaRooms
        .filter(({ hall }) => offered.has(hall.code))
        .map((room) => createDaryaGame(daryaParts, room)),
    ];
    const isOffered = async (gameId: string) => (await catalogue.openGame(gameId)) !== null;
    const rooms = createRooms({ ...parts, currencyCode, guardOf: protection.guardOf, games, isOffered });
    const seats = createSeatRooms({
      ...parts,
      rooms,
      chains: createChains({ ...parts, chainLength: handChain }),
      offers: seatGames,
    });
    return {
      ...rooms,
      chains,
      seats,
      sitterAt: (place: Parameters<typeof sitterAt>[1]) => sitterAt(seats, place),
      lobbyTables: createLobbyTables({ ...parts, tables, openGame: catalogue.openGame }),
      potOf,
      desk: createRoomDesk({ ...parts, games: async () => [...games, ...(await seats.all())] }),
      isOffered,
    };
  },
  brings(rooms, { rounds: hands, ...parts }) {
    const { catalogue, clock, database, identity, ledger, log, protection, settings, shelf, vault } = parts;
    const { chains, desk, isOffered, lobbyTables: lobby, potOf, seats } = rooms;
    const played = { rooms, chains, database, clock, stakes: catalogue.betStakes.offered, maskName };
    return {
      calls: {
        crash: crashRoutes(played),
        darya: daryaRoutes({ ...played, mayPlay: protection.mayPlay, potOf }),
        tables: tableRoutes({ ...played, lobby }),
        seats: {
          ...replayRoutes({ rounds: hands, offers: seatGames }),
          ...seatRoutes({
            rooms,
            seats,
            clock,
            vault,
            ownPlay: hands.ownPlay,
            whyClosed: async (gameId, currency) => {
              const open = await catalogue.openOrWhy(gameId);
              if (isRefusal(open)) return open;
              return isMoneyOn(knownCurrency(currency), settings)
                ? null
                : refuse('game.unavailable', { gameId });
            },
            namesOf: catalogue.names,
            maskName,
            whyNoSeat: parts.whyNoSeat,
            seatHeldMs: () => settings.get('tables.seat_held_seconds') * 1_000,
          }),
        },
        officeRooms: roomOfficeRoutes({ desk, isOffered, namesOf: catalogue.names }),
        officeHalls: hallOfficeRoutes({
          database,
          pots: ledger.pots,
          members: identity,
          namesOf: catalogue.names,
        }),
      },
      fills: [
        add(playSources, openBetSource(database)),
        ...talkTables(database),
        add(
          transportNeeds.watchedGames,
          watchedGames(shelf.shared),
          watchedHalls,
          watchedSeats({ offers: seatGames, seats, rooms, vault, log }),
        ),
      ],
      jobs: [
        {
          name: 'rooms.forget_sittings',
          cron: '23 4 * * *',
          work: () => forgetSittings(database.db, new Date(clock.now().getTime() - sittingsKeptMs)),
        },
      ],
      hears: {
        async ProtectionChanged({ memberId }) {
          if (await protection.isExcluded(memberId)) await seats.retire(memberId);
        },
        MemberSuspended: ({ memberId }) => seats.leaveWaitingLists(memberId),
      },
      async join(bus, { keepsRooms }) {
        await rooms.join(bus, { keeps: keepsRooms });
        if (keepsRooms) await seats.begin();
      },
      async close() {
        seats.close();
        await rooms.close();
      },
    };
  },
});
