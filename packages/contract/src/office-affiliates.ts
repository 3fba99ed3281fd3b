import { z } from 'zod';
import { call } from './call.ts';
import { agentValue } from './identity.ts';
import { id, instant, page, pageQuery, sentText } from './wire.ts';

const affiliateRow = z.object({
  code: z.string(),
  ownerId: id,
  account: z.string(),
  isAgent: agentValue,
  domain: z.string().nullable().meta({ description: 'the only host on which the code counts' }),
  members: z.number().int().meta({ description: 'who stands directly under its owner, counted to 10,000' }),
  createdAt: instant,
  closedAt: instant.nullable(),
});

/** The back office: the invitation codes of agents and affiliates. */
export const officeAffiliatesCalls = {
  officeAffiliates: call({
    method: 'GET',
    path: '/office/api/affiliates',
    summary: 'Invitation codes by their beginning or by their owner’s account name, newest first',
    module: null,
    token: 'operator',
    permission: 'members.read',
    always: true,
    query: z.object({
      ...pageQuery,
      search: sentText.trim().max(64).optional(),
      state: z.enum(['open', 'closed']).optional(),
    }),
    answer: page(affiliateRow),
    refusals: [],
  }),
  officeCreateAffiliate: call({
    method: 'POST',
    path: '/office/api/affiliates',
    summary: 'Give an agent an invitation code; a plain member becomes an agent of the value that is named',
    module: null,
    token: 'operator',
    permission: 'agents.write',
    always: true,
    body: z.object({
      account: sentText.trim().min(1).max(64),
      isAgent: z
        .union([z.literal(1), z.literal(2), z.literal(41), z.literal(42)])
        .optional()
        .meta({ description: 'what a plain member becomes; an agent stays what he is' }),
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{4,16}$/)
        .optional()
        .meta({ description: 'without it the house makes one up' }),
      domain: z
        .string()
        .trim()
        .toLowerCase()
        .max(253)
        .regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/)
        .optional(),
    }),
    answer: affiliateRow,
    refusals: ['member.unknown', 'affiliate.owner_not_agent', 'affiliate.code_taken'],
  }),
  officeCloseAffiliate: call({
    method: 'DELETE',
    path: '/office/api/affiliates/:code',
    summary: 'Close an invitation code: nobody registers with it any more; who did stays where he is',
    module: null,
    token: 'operator',
    permission: 'agents.write',
    always: true,
    params: z.object({ code: sentText.max(16) }),
    answer: affiliateRow,
    refusals: ['affiliate.unknown', 'affiliate.closed'],
  }),
} as const;
