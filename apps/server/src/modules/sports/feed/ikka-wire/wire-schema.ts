import {
  battleTitles,
  dangers,
  dismissals,
  fieldSports,
  footballPeriods,
  roundTitles,
  sportCodes,
  stages,
  timedSports,
} from '@ikka/sports/rules';
import { z } from 'zod';

// The wire of version 1, as vendors/feed-sandbox/README.md describes it. Fields that are not named here are left out unread.

const code = z.string().regex(/^[a-z0-9-]{1,48}$/);
const fixtureId = z.string().regex(/^[a-z0-9-]{3,32}$/);
const text = z.string().min(1).max(120);
const names = z.object({ EN: text, UR: text });
const side = z.enum(['home', 'away']);
const count = z.number().int().min(0).max(10_000);
const minute = z.number().int().min(0).max(200);
const version = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const person = code.nullable();

const competitor = z.object({ code, name: names, short: z.string().min(1).max(4) });
const fixture = z
  .object({
    id: fixtureId,
    sport: z.enum(sportCodes),
    region: z.object({ code: z.string().regex(/^[a-z]{2,3}$/), name: names }),
    league: z.object({ code, name: names }),
    home: competitor.nullable().default(null),
    away: competitor.nullable().default(null),
    event: names.nullable().default(null),
    people: z.array(z.object({ code, side: side.nullable(), name: names })).max(200),
    startsAt: z.iso.datetime(),
    isNeutral: z.boolean(),
    format: z.object({
      overs: z.number().int().min(1).max(50).optional(),
      bestOf: z.number().int().min(1).max(7).optional(),
      hasExtraTime: z.boolean().optional(),
    }),
  })
  // Two sides, or an event of a whole field.
  .refine(
    ({ home, away, event }) => (home === null) === (away === null) && (home === null) !== (event === null),
  );

const play = z.enum(['first', 'second', 'extra_first', 'extra_second']);
const footballFacts = z.object({
  sport: z.literal('football'),
  period: z.enum(footballPeriods),
  minute,
  added: minute,
  goals: z
    .array(
      z.object({ period: play, minute, side, scorer: person, isOwn: z.boolean(), isPenalty: z.boolean() }),
    )
    .max(100),
  cards: z
    .array(
      z.object({
        period: play,
        minute,
        side,
        colour: z.enum(['yellow', 'second_yellow', 'red']),
        person,
      }),
    )
    .max(100),
  corners: z.array(z.object({ period: play, minute, side })).max(100),
  onPitch: z.array(z.object({ person: code, from: minute, to: minute.nullable() })).max(60),
  shootout: z.object({ home: count, away: count }).nullable(),
  qualified: side.nullable(),
  momentum: z.number().min(-100).max(100),
  ball: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).nullable(),
});

const innings = z.object({
  batting: side,
  runs: count,
  isClosed: z.boolean(),
  overs: z
    .array(z.object({ runs: count, balls: z.array(z.string().regex(/^[0-9a-zA-Z]{1,4}$/)).max(40) }))
    .max(50),
  wickets: z
    .array(
      z.object({
        number: z.number().int().min(1).max(10),
        runs: count,
        over: count,
        ball: count,
        batter: person,
        how: z.enum(dismissals),
      }),
    )
    .max(10),
  batters: z.array(z.object({ person: code, runs: count, balls: count, isOut: z.boolean() })).max(12),
});
const cricketFacts = z.object({
  sport: z.literal('cricket'),
  overs: z.number().int().min(1).max(50),
  toss: z.object({ wonBy: side, chose: z.enum(['bat', 'bowl']) }).nullable(),
  innings: z.array(innings).max(4),
  target: count.nullable(),
  superOver: z.object({ home: count, away: count }).nullable(),
  winner: z.enum(['home', 'away', 'tie', 'none']).nullable(),
});

const roundsFacts = z.object({
  sport: z.enum(roundTitles),
  maps: z.array(z.object({ name: code, rounds: z.array(side).max(99), winner: side.nullable() })).max(7),
  winner: z.enum(['home', 'away', 'none']).nullable(),
});

const score = z.object({ home: count, away: count });
const timedFacts = z.object({
  sport: z.enum(timedSports),
  periods: z.array(score).max(20),
  secondsLeft: z.number().int().min(0).max(3_600),
  winner: z.enum(['home', 'away', 'draw', 'none']).nullable(),
});

const tennisFacts = z.object({
  sport: z.literal('tennis'),
  sets: z.array(z.object({ games: z.array(side).max(13), breaker: score.nullable() })).max(5),
  points: score,
  serving: side,
  retired: side.nullable(),
  winner: z.enum(['home', 'away', 'none']).nullable(),
});

const battleFacts = z.object({
  sport: z.enum(battleTitles),
  maps: z
    .array(
      z.object({
        minute,
        kills: score,
        firstBlood: side.nullable(),
        firstTower: side.nullable(),
        firstBoss: side.nullable(),
        winner: side.nullable(),
      }),
    )
    .max(7),
  winner: z.enum(['home', 'away', 'none']).nullable(),
});

const fieldFacts = z.object({
  sport: z.enum(fieldSports),
  withdrawn: z.array(z.object({ runner: code, odds: z.string().regex(/^\d{1,4}\.\d{2}$/) })).max(60),
  order: z
    .array(z.object({ runners: z.array(code).min(1).max(60), mark: z.string().max(8).nullable() }))
    .max(60),
  done: count,
  of: count,
});

const state = z.object({
  stage: z.enum(stages),
  danger: z.enum(dangers).nullable(),
  facts: z.discriminatedUnion('sport', [
    footballFacts,
    cricketFacts,
    tennisFacts,
    timedFacts,
    roundsFacts,
    battleFacts,
    fieldFacts,
  ]),
});

const chance = z.number().min(0).max(1);
const rate = z.number().min(0.01).max(10);
const mapChance = z.number().min(0.0001).max(0.9999);
const prices = z.object({
  rates: z
    .union([
      z.object({ home: rate, away: rate, rho: z.number().min(-0.5).max(0.5) }),
      z.object({ map: mapChance, now: mapChance.nullable() }),
    ])
    .nullable(),
  markets: z
    .array(
      z.object({
        type: z.string().regex(/^[a-z0-9_]{1,24}$/),
        scope: z.string().regex(/^[a-z0-9_.-]{0,24}$/),
        line: z
          .string()
          .regex(/^-?\d{1,4}(\.\d{1,2})?$/)
          .nullable(),
        state: z.enum(['open', 'suspended', 'closed']),
        outcomes: z
          .array(z.object({ key: z.string().regex(/^[a-z0-9_/+-]{1,48}$/), win: chance, back: chance }))
          .min(1)
          .max(80),
      }),
    )
    .max(400),
});

const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixture'), version, fixture }),
  z.object({ kind: z.literal('state'), version, fixtureId, state }),
  z.object({ kind: z.literal('prices'), version, fixtureId, stateVersion: version, prices }),
]);
export const newsSchema = news;
export type WireNews = z.output<typeof news>;

const sequence = z.number().int().min(0).max(1e15);

/** A line of the stream, before its content is looked at. */
export const lineSchema = z.looseObject({ kind: z.string(), sequence, at: z.iso.datetime() });

export const snapshotSchema = z.object({
  version: z.literal(1),
  epoch: z.string().min(1).max(64),
  sequence,
  at: z.iso.datetime(),
  news: z.array(z.unknown()).max(100_000),
});
