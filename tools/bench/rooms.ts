/**
 * npm run bench:rooms [-- --players=1000 --rounds=6 --tables=50 --seats=20 --coups=4 --fish-rooms=100 --fish-seconds=60 --card-tables=200 --card-seconds=60]
 * Crash with so many players, and beside it tables of baccarat with so many at each; then, alone, rooms of the fish halls with four
 * cannons each that fire six shots a second; then, alone, tables of Texas Hold'em with six seats each at human pace. All on one server in a process of its own: real sessions, calls and money (trial money: the same path with another currency), a line to the room for everybody.
 * Every player of crash bets once a round, half of them with a standing order, half cash out by hand; everybody at a table
 * bets once a coup; each at a moment of his own. The last line is one JSON object: waits from a bet to its answer, rounds
 * and dealers' acts that were heard late, and the server's memory per player. The exit code is 1 when a bar is missed.
 */
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { daryaRooms, seatCount } from '@ikka/darya/rules';
import { startEmbedded } from '@ikka/server/database';
import { percentile } from './figures.ts';
import { fastPlay, openTrialPlay } from './open-play.ts';
import { playCrash } from './play-crash.ts';
import { playFish } from './play-fish.ts';
import { playSeats, seatGame } from './play-seats.ts';
import { playTables } from './play-tables.ts';
import { startHouse } from './start-house.ts';

const bars = { p99Ms: 150, lateRounds: 0 } as const;
/** Tables that have a name; further ones are made by a setting. */
const namedTables = [
  'baccarat-anarkali',
  'baccarat-saddar',
  'baccarat-liberty',
  'baccarat-clifton',
  'baccarat-khyber',
  'baccarat-shalimar',
];

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '6' },
    tables: { type: 'string', default: '50' },
    seats: { type: 'string', default: '20' },
    coups: { type: 'string', default: '4' },
    'fish-rooms': { type: 'string', default: '100' },
    'fish-seconds': { type: 'string', default: '60' },
    'card-tables': { type: 'string', default: '200' },
    'card-seconds': { type: 'string', default: '60' },
  },
});
const [players, rounds] = [Number(values.players), Number(values.rounds)];
const [tableCount, seats, coups] = [Number(values.tables), Number(values.seats), Number(values.coups)];
const [cardTables, cardSeconds] = [Number(values['card-tables']), Number(values['card-seconds'])];
const seatsOfATable = 6;
const [fishRooms, fishSeconds] = [Number(values['fish-rooms']), Number(values['fish-seconds'])];
const numbered = Math.max(0, tableCount - namedTables.length);
const tableIds = [
  ...namedTables.slice(0, tableCount),
  ...Array.from({ length: numbered }, (_, index) => `baccarat-${namedTables.length + 1 + index}`),
];

const postgres = await startEmbedded({
  folder: fileURLToPath(new URL('../../.cache/bench-database', import.meta.url)),
  onProgress: (step) => console.log(step),
});
const house = await startHouse(postgres.url, 'bench_rooms', [
  ...fastPlay,
  ['tables.further_baccarat', String(numbered)],
]);
const { address } = house;
try {
  const memoryBefore = await house.memory();
  const crashTokens = await openPlays(players, 'crash', 'IKKA_ARCADE');
  const tables = [];
  for (const gameId of tableIds) {
    tables.push({ gameId, tokens: await openPlays(seats, gameId, 'IKKA_LIVE') });
  }
  const everybody = players + tables.length * seats;
  console.log(`${players} players of crash and ${tables.length} x ${seats} at tables are in`);
  const nobody = { waits: [], cashOutWaits: [], rounds: 0, lateRounds: 0, toldKb: 0, other: {} };
  const [crash, baccarat] = await Promise.all([
    players > 0 ? playCrash({ address, tokens: crashTokens, rounds }) : nobody,
    playTables({ address, tables, coups }),
  ]);
  const kbPerPlayer = ((await house.memory()) - memoryBefore) / everybody / 1_024;
  const shoals = [];
  for (const { id, hall } of daryaRooms.slice(0, fishRooms)) {
    shoals.push({
      gameId: hall.code,
      roomId: id,
      tokens: await openPlays(seatCount, hall.code, 'IKKA_FISH'),
    });
  }
  console.log(`${shoals.length} x ${seatCount} at cannons are in`);
  const fish = await playFish({ address, rooms: shoals, seconds: fishSeconds });
  const cards = await playSeats({
    address,
    tokens: await openPlays(cardTables * seatsOfATable, seatGame.gameId, seatGame.vassalage),
    seatsOfATable,
    seconds: cardSeconds,
  });
  const figures = {
    players: everybody,
    p50Ms: percentile([...crash.waits, ...baccarat.waits], 0.5),
    p99Ms: percentile([...crash.waits, ...baccarat.waits], 0.99),
    lateRounds: crash.lateRounds + baccarat.lateActs,
    kbPerPlayer,
    crash: {
      players,
      rounds: crash.rounds,
      bets: crash.waits.length,
      p50Ms: percentile(crash.waits, 0.5),
      p99Ms: percentile(crash.waits, 0.99),
      cashOutP99Ms: percentile(crash.cashOutWaits, 0.99),
      lateRounds: crash.lateRounds,
      toldKbARound: crash.toldKb,
      other: crash.other,
    },
    tables: {
      tables: tables.length,
      seats,
      coups: baccarat.coups,
      bets: baccarat.waits.length,
      p50Ms: percentile(baccarat.waits, 0.5),
      p99Ms: percentile(baccarat.waits, 0.99),
      lateActs: baccarat.lateActs,
      toldKbACoup: baccarat.toldKb,
      other: baccarat.other,
    },
    fish: {
      rooms: shoals.length,
      shots: fish.shots,
      shotsPerSecond: Math.round(fish.shots / fishSeconds),
      answerP50Ms: percentile(fish.waits, 0.5),
      answerP99Ms: percentile(fish.waits, 0.99),
      verdicts: fish.verdictWaits.length,
      verdictP50Ms: percentile(fish.verdictWaits, 0.5),
      verdictP99Ms: percentile(fish.verdictWaits, 0.99),
      missP99Ms: percentile(fish.missWaits, 0.99),
      other: fish.other,
    },
    cards: {
      tables: cards.tables,
      hands: cards.hands,
      acts: cards.waits.length,
      answerP50Ms: percentile(cards.waits, 0.5),
      answerP99Ms: percentile(cards.waits, 0.99),
      told: cards.toldWaits.length,
      toldP50Ms: percentile(cards.toldWaits, 0.5),
      toldP99Ms: percentile(cards.toldWaits, 0.99),
      other: cards.other,
    },
    load: `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
  };
  console.log(`the server holds ${kbPerPlayer.toFixed(0)} kB of memory for each player`);
  console.log(JSON.stringify(figures));
  const isFishLate = fishRooms > 0 && !(figures.fish.verdictP99Ms <= bars.p99Ms);
  const areCardsLate = cardTables > 0 && !(figures.cards.toldP99Ms <= bars.p99Ms);
  if (!(figures.p99Ms < bars.p99Ms) || figures.lateRounds > bars.lateRounds || isFishLate || areCardsLate)
    process.exitCode = 1;
} finally {
  await house.close();
  await postgres.stop();
}

/** Play sessions of so many guests in one game, some at a time. */
async function openPlays(count: number, gameId: string, vassalage: string): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const some = Array.from({ length: Math.min(20, count - tokens.length) }, () =>
      openTrialPlay(address, { gameId, vassalage }),
    );
    tokens.push(...(await Promise.all(some)));
  }
  return tokens;
}
