import { type LineDirection, type Refusal, refuse } from '@ikka/contract';
import { createTurns } from '../../platform/turns.ts';
import { derivedId } from '../ledger/index.ts';
import type { TransfersParts, TransferWish } from './parts.ts';
import { listTransfers, transferTerms, viewsFor } from './read-transfers.ts';
import { sendTransfer } from './send-transfer.ts';
import { findTransfers, type LineTransfer, type Rows, type TransferFilter } from './store.ts';
import { sumTransferHours, sumTransfers } from './sum-store.ts';

export { transferOfficeRoutes } from './office-routes.ts';
export { transferRoutes } from './routes.ts';

type Sender = TransferWish['sender'];

/** Money along the agent line. See README.md for what it promises. */
export function createTransfers(parts: TransfersParts) {
  const { identity } = parts;
  const { db } = parts.database;
  const inTurn = createTurns<bigint>();
  const agentRefusal = async (memberId: bigint): Promise<Refusal<'transfer.not_agent'> | null> =>
    (await identity.isAgent(memberId)) ? null : refuse('transfer.not_agent');
  return {
    // The key is the member's own: nobody occupies another one's, or learns that it is taken.
    send: (wish: TransferWish) =>
      sendTransfer(parts, inTurn, {
        ...wish,
        id: derivedId(wish.id, `${wish.sender.memberId}/wish to send`),
      }),
    terms: (sender: Sender, direction: LineDirection) => transferTerms(parts, sender, direction),
    agentRefusal,
    uplineName: async (memberId: bigint) => (await identity.uplineOf(memberId))?.account ?? null,
    downline: (agentId: bigint, search: string, rows: Rows) => identity.downlineOf(agentId, search, rows),
    list: (memberId: bigint, rows: Rows) => listTransfers(parts, memberId, rows),
    async view(memberId: bigint, row: LineTransfer) {
      const [view] = await viewsFor(parts, memberId, [row]);
      if (view === undefined) throw new Error('a view of nothing');
      return view;
    },
    membersLike: (search: string) => identity.membersLike(search),
    /** For operators: the transfers that fit, newest first, with their sums and the names of both sides. */
    async found(filter: TransferFilter, rows: Rows) {
      const [page, totals] = await Promise.all([findTransfers(db, filter, rows), sumTransfers(db, filter)]);
      const names = await identity.namesOf(
        page.list.flatMap(({ senderId, receiverId }) => [senderId, receiverId]),
      );
      return { ...page, totals, names };
    },
    /** For a job. */
    sumHours: () => sumTransferHours(parts.database, parts.clock.now()),
  };
}

export type Transfers = ReturnType<typeof createTransfers>;
