import type { GuardedAct, ProposalState } from '@ikka/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { proposalTable as proposal } from './tables.ts';

export type Proposal = typeof proposal.$inferSelect;

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

/** Writes a proposal; false where one for the same thing is open. */
export async function insertProposal(tx: Transaction, row: Proposal): Promise<boolean> {
  const made = await tx.insert(proposal).values(row).onConflictDoNothing().returning({ id: proposal.id });
  return made.length > 0;
}

export async function findProposal(db: Queryable, id: string): Promise<Proposal | null> {
  const [found] = await db.select().from(proposal).where(eq(proposal.id, id));
  return found ?? null;
}

/** The proposal as it stands, with nobody else changing it until the transaction ends. */
export async function lockProposal(tx: Transaction, id: string): Promise<Proposal | null> {
  const [found] = await tx.select().from(proposal).where(eq(proposal.id, id)).for('update');
  return found ?? null;
}

/** Writes what may change of a proposal. To be called under its lock. */
export async function saveProposal(tx: Transaction, row: Proposal): Promise<void> {
  const { id, act, subject, payload, before, after, reason, proposedBy, proposedAt, expiresAt, ...rest } =
    row;
  await tx.update(proposal).set(rest).where(eq(proposal.id, id));
}

/** What the clock has to look at: approved and due, or undecided beyond its time. */
export async function dueProposals(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: proposal.id })
    .from(proposal)
    .where(
      or(
        and(eq(proposal.state, 'approved'), lte(proposal.effectiveAt, now)),
        and(eq(proposal.state, 'waiting'), lte(proposal.expiresAt, now)),
      ),
    )
    .orderBy(asc(proposal.proposedAt));
  return rows.map(({ id }) => id);
}

/** Removes halves of passwords that nobody has read since an instant. */
export async function forgetSecrets(tx: Transaction, closedBefore: Date): Promise<void> {
  await tx
    .update(proposal)
    .set({ proposersSecret: null, decidersSecret: null })
    .where(
      and(
        lt(proposal.closedAt, closedBefore),
        or(isNotNull(proposal.proposersSecret), isNotNull(proposal.decidersSecret)),
      ),
    );
}

/** A page of the proposals of these acts: of the open ones the oldest first, of others the newest. */
export async function listProposals(
  db: Queryable,
  filter: { readonly acts: readonly GuardedAct[]; readonly states: readonly ProposalState[] },
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ list: Proposal[]; total: number }> {
  const suits = and(
    inArray(proposal.act, [...filter.acts]),
    filter.states.length === 0 ? undefined : inArray(proposal.state, [...filter.states]),
  );
  const isOpen = filter.states.length > 0 && filter.states.every((state) => openStates.includes(state));
  const order = isOpen
    ? [asc(proposal.proposedAt), asc(proposal.id)]
    : [desc(proposal.proposedAt), desc(proposal.id)];
  const list = await db
    .select()
    .from(proposal)
    .where(suits)
    .orderBy(...order)
    .limit(rows.limit)
    .offset(rows.offset);
  const some = db.select({ id: proposal.id }).from(proposal).where(suits).limit(countedMost).as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: counted?.total ?? 0 };
}

export const openStates: readonly ProposalState[] = ['waiting', 'approved'];

/** How many of these acts wait for somebody else than this operator, and how many are about to take effect. */
export async function countOpen(
  db: Queryable,
  acts: readonly GuardedAct[],
  username: string,
): Promise<{ toDecide: number; coming: number }> {
  const ofActs = inArray(proposal.act, [...acts]);
  const [waiting] = await db
    .select({ total: count() })
    .from(proposal)
    .where(and(ofActs, eq(proposal.state, 'waiting'), ne(proposal.proposedBy, username)));
  const [coming] = await db
    .select({ total: count() })
    .from(proposal)
    .where(and(ofActs, eq(proposal.state, 'approved')));
  return { toDecide: waiting?.total ?? 0, coming: coming?.total ?? 0 };
}
