import { z } from 'zod';
import { call } from './call.ts';
import {
  cardCaseKinds,
  cardCaseStates,
  pairSigns,
  playBanMinutesMost,
  seatReportReasons,
} from './card-cases.ts';
import { caseVersion, seenCase } from './seen-case.ts';
import {
  areAllAlike,
  currencyCode,
  id,
  instant,
  localText,
  page,
  pageQuery,
  sentText,
  signedAmount,
  uuid,
} from './wire.ts';

const count = z.number().int();
const member = z.object({ memberId: id, account: z.string() });
const reason = sentText.trim().min(3).max(500);

const row = z.object({
  id: uuid,
  kind: z.enum(cardCaseKinds),
  state: z.enum(cardCaseStates),
  members: z.array(member).meta({ description: 'the two of a pair, or the one who was reported' }),
  gameId: z.string().nullable().meta({ description: 'of a pair' }),
  gameName: localText.nullable(),
  points: count.nullable().meta({ description: 'of a pair: how much speaks for it, of 200' }),
  signs: z.array(z.enum(pairSigns)),
  reports: count,
  holder: z.string().nullable().meta({ description: 'the operator who has it' }),
  openedAt: instant,
  changedAt: instant,
  version: caseVersion,
});

/** How one of the two played while they alone were left in a hand, beside how he plays against everybody else. */
const duels = z.object({
  acts: count,
  raises: count,
  otherActs: count,
  otherRaises: count,
  conceded: count.meta({ description: 'hands that he gave up to the other as the last of two' }),
});

const figures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency: currencyCode,
  hands: count.meta({ description: 'played together' }),
  net: signedAmount.meta({ description: 'what the first won of the second, less what he lost to him' }),
  netStakes: z.number().meta({ description: 'the same in stakes of the rooms' }),
  expectedStakes: z.number().meta({ description: 'what was to be expected by how both play the others' }),
  z: z.number().meta({ description: 'how many deviations lie between the two' }),
  quietNet: signedAmount.meta({ description: 'of the net, what moved in hands in which no card was shown' }),
  first: duels,
  second: duels,
  sharedNetworkHands: count,
});

const hand = z.object({
  at: instant,
  net: signedAmount.meta({ description: 'what the first won of the second' }),
  roundIds: z.array(uuid).meta({ description: 'the hand in the record of the first and of the second' }),
});

const report = z.object({
  at: instant,
  reporter: member,
  reason: z.enum(seatReportReasons),
  text: z.string().nullable(),
  roomId: z.string(),
  hand: count,
  roundId: uuid.nullable().meta({ description: 'the hand in the record of the reported' }),
});

const ban = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  origin: z.enum(['abandoned', 'operator']),
  minutes: count,
  reason: z.string().nullable(),
  imposedBy: z.string().nullable(),
  imposedAt: instant,
  until: instant,
  lifted: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});

const detail = row.extend({
  figures: figures.nullable(),
  hands: z.array(hand).meta({ description: 'those in which most moved between the two' }),
  reportList: z.array(report),
  otherPairs: z.array(
    z.object({
      members: z.array(member),
      gameName: localText,
      hands: count,
      z: z.number(),
      points: count,
      caseId: uuid.nullable(),
    }),
  ),
  bans: z.array(ban).meta({ description: 'of these members, the newest first' }),
  decision: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});

const office = { module: null, token: 'operator', always: true } as const;
const reader = { ...office, permission: 'integrity.read' } as const;
const writer = { ...office, permission: 'integrity.write' } as const;
const one = { params: z.object({ id: uuid }), answer: detail } as const;
const act = { ...one, query: seenCase } as const;
const ofCase = ['card_case.unknown', 'card_case.not_now', 'case.decided_meanwhile'] as const;
const minutes = z.number().int().min(1).max(playBanMinutesMost);

/** The back office: fair play in card rooms. */
export const officeIntegrityCalls = {
  officeCardCases: call({
    ...reader,
    method: 'GET',
    path: '/office/api/card-cases',
    summary: 'Cases of card rooms: those that wait with the most points first, decided ones newest first',
    query: z.object({
      ...pageQuery,
      state: z.enum(cardCaseStates).optional().meta({ description: 'none: open and taken ones' }),
      kind: z.enum(cardCaseKinds).optional(),
      account: sentText.trim().min(1).max(64).optional(),
    }),
    answer: page(row).extend({ areAllAlike }),
    refusals: [],
  }),
  officeCardCase: call({
    ...reader,
    ...one,
    method: 'GET',
    path: '/office/api/card-cases/:id',
    summary: 'A case with its figures, its hands and what was reported',
    refusals: ['card_case.unknown'],
  }),
  officeTakeCardCase: call({
    ...writer,
    ...act,
    method: 'POST',
    path: '/office/api/card-cases/:id/taking',
    summary: 'Take a case, also from a colleague',
    refusals: [...ofCase],
  }),
  officeReturnCardCase: call({
    ...writer,
    ...act,
    method: 'POST',
    path: '/office/api/card-cases/:id/return',
    summary: 'Give a case back to whoever takes it next',
    refusals: [...ofCase, 'card_case.not_yours'],
  }),
  officeCloseCardCase: call({
    ...writer,
    ...act,
    method: 'POST',
    path: '/office/api/card-cases/:id/decision',
    summary: 'Clear a case or confirm it; one that is confirmed may ban its members from card rooms',
    body: z.object({
      verdict: z.enum(['cleared', 'confirmed']),
      reason,
      banMinutes: minutes
        .nullable()
        .meta({ description: 'for how long its members are banned; null for not at all' }),
    }),
    refusals: [...ofCase, 'card_case.not_yours', 'card_case.cleared_without_ban'],
  }),
  officePlayBans: call({
    ...reader,
    method: 'GET',
    path: '/office/api/play-bans',
    summary: 'Bans from card rooms, the newest first',
    query: z.object({
      ...pageQuery,
      isOn: z.enum(['yes', 'no']).optional().meta({ description: 'yes: those that hold now' }),
      account: sentText.trim().min(1).max(64).optional(),
    }),
    answer: page(ban).extend({ areAllAlike }),
    refusals: [],
  }),
  officeImposePlayBan: call({
    ...writer,
    method: 'POST',
    path: '/office/api/members/:id/play-bans',
    summary: 'Ban a member from card rooms for a time; his money is not touched',
    params: z.object({ id }),
    body: z.object({ minutes, reason }),
    answer: ban,
    refusals: ['member.unknown'],
  }),
  officeLiftPlayBan: call({
    ...writer,
    method: 'POST',
    path: '/office/api/play-bans/:id/lifting',
    summary: 'Let a banned member sit down again',
    params: z.object({ id: uuid }),
    body: z.object({ reason }),
    answer: ban,
    refusals: ['play_ban.unknown', 'play_ban.over'],
  }),
} as const;
