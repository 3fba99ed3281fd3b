import type { TeenPattiView } from '@ikka/teen-patti/rules';
import { at } from '../round/play-test-state.ts';
import { createTableTalk } from '../table/chat/create-table-talk.ts';
import type { OwnSeat, SeatView } from './seat-snapshot.ts';

type Player = NonNullable<SeatView['seats'][number]>;
type HandPlayer = TeenPattiView['players'][number];
type Moves = NonNullable<TeenPattiView['moves']>;

export const testPlayer = (
  seat: number,
  name: string,
  stack: string,
  change: Partial<Player> = {},
): Player => ({
  seat,
  name,
  stack,
  state: 'in',
  isGone: false,
  isRobot: false,
  isDealt: true,
  result: null,
  ...change,
});

const inHand = (seat: number, change: Partial<HandPlayer> = {}): HandPlayer => ({
  seat,
  isSeen: false,
  isPacked: false,
  isAllIn: false,
  contribution: '30.00',
  last: { type: 'blind', amount: '20.00' },
  blindTurnsLeft: 3,
  cards: null,
  rank: null,
  ...change,
});

export const noMoves: Moves = {
  pack: false,
  see: false,
  bets: [],
  show: null,
  sideShow: null,
  allIn: null,
  answer: false,
};

export const testMe = (change: Partial<OwnSeat> = {}): OwnSeat => ({
  seat: 0,
  stack: '960.00',
  isOut: false,
  isLeaving: false,
  isElsewhere: false,
  timeBankMs: 30_000,
  topUp: { least: '10.00', most: '3040.00' },
  waitingTopUp: '0.00',
  entropyWanted: null,
  leavesAt: null,
  ...change,
});

/** A room of six with four who play, as whoever has no seat sees it between two hands. */
export const testView = (change: Partial<SeatView> = {}): SeatView => ({
  roomId: 'teen-patti-pkr-small-1',
  gameId: 'teen-patti',
  level: 'small',
  contest: null,
  waitingList: { waiting: 0, held: 0, me: null },
  phase: 'waiting',
  no: 12,
  dealer: 5,
  options: {
    stake: '10.00',
    buyIn: { least: '400.00', most: '4000.00' },
    turnSeconds: 15,
    rake: { percent: '5', cap: '1000.00' },
    currency: 'PKR',
    isTrial: false,
    code: null,
  },
  seats: [
    testPlayer(0, 'al***i', '960.00'),
    null,
    testPlayer(2, 'sa***a', '2340.00'),
    testPlayer(3, 'Bi***l', '410.00'),
    null,
    testPlayer(5, 'Zo***a', '1175.00'),
  ],
  turn: null,
  startsAt: null,
  fair: null,
  me: null,
  hand: null,
  ...change,
});

/** A hand that is on: own cards seen, one packed, one blind. */
export const testHand = (change: Partial<TeenPattiView> = {}): TeenPattiView => ({
  boot: '10.00',
  stake: '20.00',
  pot: '270.00',
  potLimit: '10240.00',
  stakeLimit: '640.00',
  players: [
    inHand(0, {
      isSeen: true,
      contribution: '50.00',
      last: { type: 'chaal', amount: '40.00' },
      cards: [51, 50, 3],
      rank: { kind: 'pair', ranks: [12, 0] },
    }),
    inHand(2),
    inHand(3, { isPacked: true, last: { type: 'pack', amount: null } }),
    inHand(5, { isSeen: true, last: { type: 'chaal', amount: '40.00' } }),
  ],
  sideShow: null,
  moves: null,
  ...change,
});

export const asHand = (game: TeenPattiView, result: NonNullable<SeatView['hand']>['result'] = null) => ({
  game,
  result,
});

const turn = { no: 7, endsAt: at(12_000), bankEndsAt: at(42_000) };

/** It is the viewer's turn: he has seen his cards and may bet, ask for a side show or pack. */
export const askedView = (moves: Partial<Moves> = {}): SeatView =>
  testView({
    phase: 'playing',
    me: testMe(),
    turn: { ...turn, seats: [0] },
    hand: asHand(
      testHand({
        moves: {
          ...noMoves,
          pack: true,
          bets: [
            { type: 'chaal', amount: '40.00' },
            { type: 'chaal', amount: '80.00' },
          ],
          sideShow: '40.00',
          ...moves,
        },
      }),
    ),
  });

/** Another's turn, while the viewer plays blind. */
export const blindView = (): SeatView => {
  const hand = testHand({ moves: { ...noMoves, see: true } });
  const [own, ...others] = hand.players;
  const blind = { ...own, isSeen: false, cards: null, rank: null, last: { type: 'blind', amount: '20.00' } };
  return testView({
    phase: 'playing',
    me: testMe(),
    turn: { ...turn, seats: [2] },
    hand: asHand({ ...hand, players: [blind as HandPlayer, ...others] }),
  });
};

/** Two hands were shown, and the viewer's won. */
export const shownView = (): SeatView => {
  const { players, ...hand } = testHand({ pot: '260.00' });
  const shown = players.map((player) =>
    player.seat === 2
      ? {
          ...player,
          isSeen: true,
          cards: [36, 30, 12],
          rank: { kind: 'high_card' as const, ranks: [9, 7, 3] },
        }
      : player.seat === 5
        ? { ...player, isPacked: true, last: { type: 'pack', amount: null } }
        : player,
  );
  return testView({
    phase: 'showing',
    startsAt: at(5_000),
    me: testMe(),
    fair: {
      commitment: 'a'.repeat(64),
      seats: [
        { seat: 0, hash: 'b'.repeat(64), seed: 'c'.repeat(64) },
        { seat: 2, hash: 'd'.repeat(64), seed: 'e'.repeat(64) },
      ],
      serverSeed: 'f'.repeat(64),
    },
    hand: asHand(
      { ...hand, players: shown },
      {
        reason: 'show',
        pot: '260.00',
        rake: '13.00',
        winners: [{ seat: 0, amount: '247.00' }],
        refunds: [],
        shown: [0, 2],
      },
    ),
  });
};

/** The talk of a room whose house never answers. */
export const testTalkOf = (room: string) =>
  createTableTalk({
    client: { call: () => new Promise(() => undefined) } as never,
    newKey: () => 'key',
    room,
  });
