import { z } from 'zod';
import { call } from './call.ts';
import { agentValue } from './identity.ts';
import { betRow, posting, roundDetail } from './records.ts';
import {
  amount,
  currencyCode,
  id,
  instant,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  signedAmount,
  uuid,
} from './wire.ts';

const memberRow = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  isAgent: agentValue,
  isTrial: z.boolean(),
  state: z.enum(['active', 'suspended']),
  currency: currencyCode,
  balance: amount,
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
});

const officeRoundRow = betRow.extend({ memberId: id, account: z.string() });
/** The back office: members and their rounds, as an operator sees them. */
export const officeMembersCalls = {
  officeMembers: call({
    method: 'GET',
    path: '/office/api/members',
    summary: 'Members by the beginning of their account name or by their number, state and kind',
    module: null,
    token: 'operator',
    permission: 'members.read',
    always: true,
    query: z.object({
      ...pageQuery,
      search: sentText.trim().max(64).optional(),
      state: z.enum(['active', 'suspended']).optional(),
      trial: z.enum(['yes', 'no']).optional(),
    }),
    answer: page(memberRow),
    refusals: [],
  }),
  officeMember: call({
    method: 'GET',
    path: '/office/api/members/:id',
    summary: 'One member with wallets and sessions',
    module: null,
    token: 'operator',
    permission: 'members.read',
    always: true,
    params: z.object({ id }),
    answer: memberRow.extend({
      wallets: z.array(
        z.object({ kind: z.string(), accountId: id, currency: currencyCode, balance: amount }),
      ),
      sessions: z.array(
        z.object({
          id: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          ip: z.string(),
          userAgent: z.string(),
        }),
      ),
      suspendedReason: z.string().nullable(),
    }),
    refusals: ['member.unknown'],
  }),
  officeSuspendMember: call({
    method: 'POST',
    path: '/office/api/members/:id/suspension',
    summary: 'Suspend a member: sessions end, no money moves',
    module: null,
    token: 'operator',
    permission: 'members.write',
    always: true,
    params: z.object({ id }),
    body: z.object({ reason: sentText.trim().min(3).max(500) }),
    answer: memberRow,
    refusals: ['member.unknown', 'member.state_unchanged'],
  }),
  officeReleaseMember: call({
    method: 'DELETE',
    path: '/office/api/members/:id/suspension',
    summary: 'Lift a suspension',
    module: null,
    token: 'operator',
    permission: 'members.write',
    always: true,
    params: z.object({ id }),
    query: z.object({ reason: sentText.trim().min(3).max(500) }),
    answer: memberRow,
    refusals: ['member.unknown', 'member.state_unchanged'],
  }),
  officeStatement: call({
    method: 'GET',
    path: '/office/api/members/:id/statement',
    summary: 'A member’s ledger statement, newest first',
    module: null,
    token: 'operator',
    permission: 'members.read',
    always: true,
    params: z.object({ id }),
    query: z.object({
      ...pageQuery,
      ...rangeQuery,
      accountId: id
        .optional()
        .meta({ description: 'one of the member’s wallets; without it the cash account' }),
    }),
    answer: page(posting.extend({ change: signedAmount, currency: currencyCode, roundId: uuid.nullable() })),
    refusals: ['member.unknown'],
  }),
  officeRounds: call({
    method: 'GET',
    path: '/office/api/rounds',
    summary: 'Rounds of every member, newest first',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    always: true,
    query: z.object({
      ...pageQuery,
      ...rangeQuery,
      memberId: id.optional(),
      account: sentText.trim().max(64).optional(),
      gameId: sentText.max(64).optional(),
      trial: z.enum(['yes', 'no']).optional(),
    }),
    answer: page(officeRoundRow),
    refusals: [],
  }),
  officeOpenRounds: call({
    method: 'GET',
    path: '/office/api/open-rounds',
    summary: 'Rounds and bets that are not settled yet, longest open first',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    always: true,
    query: z.object({
      ...pageQuery,
      memberId: id.optional(),
      account: sentText.trim().max(64).optional(),
      gameId: sentText.max(64).optional(),
      trial: z.enum(['yes', 'no']).optional(),
    }),
    answer: page(
      officeRoundRow
        .pick({ roundId: true, gameId: true, gameName: true, stake: true, currency: true, isTrial: true })
        .extend({ memberId: id, account: z.string(), openedAt: instant }),
    ),
    refusals: [],
  }),
  officeRound: call({
    method: 'GET',
    path: '/office/api/rounds/:roundId',
    summary: 'One round with its replay and postings',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    always: true,
    params: z.object({ roundId: uuid }),
    answer: roundDetail.extend({
      fairness: roundDetail.shape.fairness
        .nullable()
        .meta({ description: 'null for a game of an outside vendor, who draws its outcomes' }),
      transactions: z
        .array(
          z.object({
            id: z.string(),
            kind: z.string(),
            betId: z.string().nullable(),
            amount,
            at: instant,
          }),
        )
        .nullable()
        .meta({
          description: 'what an outside vendor sent of its round, in order; null for a game of the house',
        }),
      memberId: id,
      account: z.string(),
    }),
    refusals: ['round.unknown'],
  }),
} as const;
