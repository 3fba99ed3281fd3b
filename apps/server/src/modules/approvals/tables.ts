import { type GuardedAct, type ProposalState, proposalStates } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const approvalsSchema = pgSchema('approvals');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An act that one operator proposes and another approves. */
export const proposalTable = approvalsSchema.table(
  'proposal',
  {
    id: uuid().primaryKey(),
    act: text().notNull().$type<GuardedAct>(),
    /** What it is done to, as the audit log names it. */
    subject: text().notNull(),
    /** What the act needs to be done; free of secrets. */
    payload: jsonb().notNull(),
    /** As they were when it was proposed: what whoever approves it reads. */
    before: jsonb(),
    after: jsonb(),
    reason: text().notNull(),
    state: text().notNull().$type<ProposalState>(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Who approved or rejected it. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    effectiveAt: instant('effective_at'),
    /** Who cancelled it. */
    closedBy: text('closed_by'),
    closedAt: instant('closed_at'),
    answer: text(),
    /** The refusal that it met when it was due. */
    failure: text(),
    /** The halves of a one-time password, each sealed until its operator reads it. */
    proposersSecret: text('proposers_secret'),
    decidersSecret: text('deciders_secret'),
  },
  (table) => [
    check(
      'proposal_state',
      sql.raw(`"state" IN (${proposalStates.map((state) => `'${state}'`).join(', ')})`),
    ),
    // Whatever a program does: nothing takes effect by the word of one.
    check(
      'proposal_four_eyes',
      sql`${table.state} NOT IN ('approved', 'applied', 'rejected')
        OR (${table.decidedBy} IS NOT NULL AND ${table.decidedBy} <> ${table.proposedBy})`,
    ),
    // Of two that are open for one thing nobody could say what holds.
    uniqueIndex('proposal_open')
      .on(table.act, table.subject)
      .where(sql`${table.state} IN ('waiting', 'approved')`),
    index('proposal_in_state').on(table.state, table.proposedAt, table.id),
    index('proposal_at').on(table.proposedAt, table.id),
  ],
);
