import {
  type CardCaseKind,
  type CardCaseState,
  cardCaseKinds,
  cardCaseStates,
  type PairSign,
  type SeatReportReason,
} from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HandReport } from '../rooms/index.ts';
import type { PairEvidence } from './cases/evidence.ts';

export const integritySchema = pgSchema('integrity');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" IN (${values.map((value) => `'${value}'`).join(', ')})`);

/** Of two members the one with the smaller id is `low`: every pair has one row. */
const pair = {
  low: big('low').notNull(),
  high: big('high').notNull(),
  gameId: text('game_id').notNull(),
  currency: text().notNull(),
};

/** A hand that is over and not counted yet: written as it is settled, deleted as it is counted. */
export const handDueTable = integritySchema.table(
  'hand_due',
  {
    id: uuid().primaryKey(),
    report: jsonb().notNull().$type<HandReport>(),
    at: instant('at').notNull(),
  },
  (table) => [index('hand_due_at').on(table.at)],
);

/** What two members played against each other in a day. Sums of `low`; what he won stands above zero. */
export const pairDayTable = integritySchema.table(
  'pair_day',
  {
    ...pair,
    day: date({ mode: 'string' }).notNull(),
    hands: integer().notNull(),
    /** Smallest units. */
    net: big('net').notNull(),
    /** The part of it that moved in hands in which no card was shown. */
    quietNet: big('quiet_net').notNull(),
    /** The net and its sum of squares hand by hand, in stakes of the rooms. */
    netStakes: doublePrecision('net_stakes').notNull(),
    squares: doublePrecision().notNull(),
    lowActs: integer('low_acts').notNull(),
    lowRaises: integer('low_raises').notNull(),
    highActs: integer('high_acts').notNull(),
    highRaises: integer('high_raises').notNull(),
    lowConceded: integer('low_conceded').notNull(),
    highConceded: integer('high_conceded').notNull(),
    sharedNetwork: integer('shared_network').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.low, table.high, table.gameId, table.currency, table.day] }),
    index('pair_day_age').on(table.day),
  ],
);

/** What a member played against all others in a day, one by one: the measure for each of his pairs. */
export const memberDayTable = integritySchema.table(
  'member_day',
  {
    memberId: big('member_id').notNull(),
    gameId: text('game_id').notNull(),
    currency: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** A hand against three others is three. */
    hands: integer().notNull(),
    netStakes: doublePrecision('net_stakes').notNull(),
    squares: doublePrecision().notNull(),
    acts: integer().notNull(),
    raises: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameId, table.currency, table.day] }),
    index('member_day_age').on(table.day),
  ],
);

/** Hands in which something moved between the two. */
export const pairHandTable = integritySchema.table(
  'pair_hand',
  {
    ...pair,
    handId: uuid('hand_id').notNull(),
    at: instant('at').notNull(),
    net: big('net').notNull(),
    lowRound: uuid('low_round').notNull(),
    highRound: uuid('high_round').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.low, table.high, table.handId] }),
    index('pair_hand_age').on(table.at),
  ],
);

/** A pair as it was judged last, and how many hands have come since. */
export const pairTable = integritySchema.table(
  'pair',
  {
    ...pair,
    fresh: integer().notNull(),
    hands: integer().notNull().default(0),
    z: doublePrecision().notNull().default(0),
    points: integer().notNull().default(0),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.low, table.high, table.gameId, table.currency] }),
    index('pair_of_high').on(table.high),
    index('pair_due').on(table.fresh).where(sql`${table.fresh} >= 10`),
  ],
);

/** Two members whose log-ins one browser knows. */
export const sharedBrowserTable = integritySchema.table(
  'shared_browser',
  { low: big('low').notNull(), high: big('high').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.low, table.high] })],
);

/** Something for an operator to judge: of two members, or of one whom players reported. */
export const caseTable = integritySchema.table(
  'case',
  {
    id: uuid().primaryKey(),
    kind: text().notNull().$type<CardCaseKind>(),
    state: text().notNull().$type<CardCaseState>(),
    /** The reported one, or the first of a pair. */
    low: big('low').notNull(),
    high: big('high'),
    gameId: text('game_id'),
    currency: text(),
    points: integer(),
    signs: text().array().notNull().$type<PairSign[]>(),
    evidence: jsonb().$type<PairEvidence>(),
    /** Of a decided pair: what was counted up to this day opens no case again. */
    countedTo: date('counted_to', { mode: 'string' }),
    holder: text(),
    openedAt: instant('opened_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    decidedFor: text('decided_for'),
  },
  (table) => [
    check('case_kind', oneOf('kind', cardCaseKinds)),
    check('case_state', oneOf('state', cardCaseStates)),
    check(
      'case_pair',
      sql`(${table.kind} = 'pair') = (${table.high} IS NOT NULL AND ${table.gameId} IS NOT NULL AND ${table.currency} IS NOT NULL AND ${table.evidence} IS NOT NULL)`,
    ),
    check('case_holder', sql`(${table.state} = 'open') = (${table.holder} IS NULL)`),
    check(
      'case_decided',
      sql`(${table.state} IN ('cleared', 'confirmed')) = (${table.decidedAt} IS NOT NULL) AND (${table.decidedAt} IS NULL) = (${table.decidedBy} IS NULL) AND (${table.decidedAt} IS NULL) = (${table.decidedFor} IS NULL)`,
    ),
    // One that waits for each pair, and one for each member who was reported.
    uniqueIndex('case_of_pair')
      .on(table.low, table.high, table.gameId, table.currency)
      .where(sql`${table.kind} = 'pair' AND ${table.state} IN ('open', 'taken')`),
    uniqueIndex('case_of_reported')
      .on(table.low)
      .where(sql`${table.kind} = 'report' AND ${table.state} IN ('open', 'taken')`),
    index('case_waiting').on(table.points, table.openedAt).where(sql`${table.state} IN ('open', 'taken')`),
    index('case_in_state').on(table.state, table.changedAt, table.id),
    index('case_of_low').on(table.low),
    index('case_of_high').on(table.high),
  ],
);

/** What a player reported of another seat; his name is for operators alone. */
export const reportTable = integritySchema.table(
  'report',
  {
    id: uuid().primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => caseTable.id),
    reporter: big('reporter').notNull(),
    reported: big('reported').notNull(),
    roomId: text('room_id').notNull(),
    hand: integer().notNull(),
    /** The hand in the record of the reported; null where he had no part in it. */
    roundId: uuid('round_id'),
    reason: text().notNull().$type<SeatReportReason>(),
    text: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('report_once').on(table.reporter, table.reported, table.roomId, table.hand),
    index('report_of_case').on(table.caseId, table.at),
    index('report_of_reporter').on(table.reporter, table.at),
  ],
);

/** Hands that a member left to the clock. */
export const abandonedTable = integritySchema.table(
  'abandoned',
  { memberId: big('member_id').notNull(), handId: uuid('hand_id').notNull(), at: instant('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.handId] }),
    index('abandoned_of_member').on(table.memberId, table.at),
    index('abandoned_age').on(table.at),
  ],
);

/** A time in which a member takes no seat at a card table. */
export const banTable = integritySchema.table(
  'play_ban',
  {
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    origin: text().notNull().$type<'abandoned' | 'operator'>(),
    minutes: integer().notNull(),
    /** Of one for abandoned hands: how many there were. */
    hands: integer(),
    reason: text(),
    caseId: uuid('case_id').references(() => caseTable.id),
    imposedBy: text('imposed_by'),
    imposedAt: instant('imposed_at').notNull(),
    until: instant('until').notNull(),
    liftedAt: instant('lifted_at'),
    liftedBy: text('lifted_by'),
    liftedFor: text('lifted_for'),
  },
  (table) => [
    check(
      'play_ban_origin',
      sql`(${table.origin} = 'operator') = (${table.reason} IS NOT NULL AND ${table.imposedBy} IS NOT NULL) AND (${table.origin} = 'abandoned') = (${table.hands} IS NOT NULL)`,
    ),
    check(
      'play_ban_lifted',
      sql`(${table.liftedAt} IS NULL) = (${table.liftedBy} IS NULL) AND (${table.liftedAt} IS NULL) = (${table.liftedFor} IS NULL)`,
    ),
    index('play_ban_of_member').on(table.memberId, table.until),
    index('play_ban_imposed').on(table.imposedAt, table.id),
    index('play_ban_on').on(table.until).where(sql`${table.liftedAt} IS NULL`),
  ],
);
