import { currencyCode } from '../../platform/currency-code.ts';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { audit } from '../audit/module.ts';
import { houseTables } from '../catalogue/index.ts';
import { catalogue } from '../catalogue/module.ts';
import { maskName } from '../identity/index.ts';
import { ledger } from '../ledger/module.ts';
import { playSources } from '../plays/index.ts';
import { protection } from '../protection/module.ts';
import { rounds } from '../rounds/module.ts';
import { shelf } from '../shelf/module.ts';
import { createLobbyTables } from './baccarat/lobby-tables.ts';
import { tableRoutes } from './baccarat/routes.ts';
import { createTableGame } from './baccarat/table-game.ts';
import { createChains } from './chain/chains.ts';
import { createCrashGame } from './crash/crash-game.ts';
import { crashRoutes } from './crash/routes.ts';
import { createRoomDesk } from './desk.ts';
import { createRooms } from './index.ts';
import { roomOfficeRoutes } from './office-routes.ts';
import { openBetSource } from './play-source.ts';
import { watchedGames } from './watched-games.ts';

/** At twenty seconds a round the better part of a month. */
const crashChain = 100_000;
/** At half an hour a shoe two months of a table that never rests. */
const tableChain = 3_000;

export const rooms = module({
  name: 'rooms',
  needs: { audit, catalogue, ledger, protection, rounds, shelf },
  async create({ catalogue, protection, ...parts }) {
    const tables = await houseTables(catalogue);
    const chains = createChains({ ...parts, chainLength: crashChain });
    const shoeChains = createChains({ ...parts, chainLength: tableChain });
    const games = [
      createCrashGame({ ...parts, chains }),
      ...tables.map((table) => createTableGame({ ...parts, chains: shoeChains }, table)),
    ];
    const isOffered = async (gameId: string) => (await catalogue.openGame(gameId)) !== null;
    return {
      ...createRooms({ ...parts, currencyCode, guardOf: protection.guardOf, games, isOffered }),
      chains,
      lobbyTables: createLobbyTables({ ...parts, tables, openGame: catalogue.openGame }),
      desk: createRoomDesk({ ...parts, games }),
      isOffered,
    };
  },
  brings(rooms, { catalogue, clock, database, shelf }) {
    const { chains, desk, isOffered, lobbyTables: lobby } = rooms;
    const played = { rooms, chains, database, clock, stakes: catalogue.betStakes.offered, maskName };
    return {
      calls: {
        crash: crashRoutes(played),
        tables: tableRoutes({ ...played, lobby }),
        officeRooms: roomOfficeRoutes({ desk, isOffered, namesOf: catalogue.names }),
      },
      fills: [
        add(playSources, openBetSource(database)),
        add(transportNeeds.watchedGames, watchedGames(shelf.shared)),
      ],
      join: (bus, { keepsRooms }) => rooms.join(bus, { keeps: keepsRooms }),
      close: rooms.close,
    };
  },
});
