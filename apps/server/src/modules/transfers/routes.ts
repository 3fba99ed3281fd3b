import { type calls, isRefusal, type Refusal, type RefusalCode } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Transfers } from './index.ts';
import type { TransferRefusal } from './parts.ts';
import type { LineTransfer } from './store.ts';

interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

const rowsOf = ({ pageNo, pageSize }: PageQuery) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize });

function pageOf<Row>(query: PageQuery, { list, total }: { list: Row[]; total: number }) {
  return { list, pageNum: query.pageNo, totalPages: Math.ceil(total / query.pageSize), total };
}

/** Every refusal but those that this direction does not know. */
function without<const Code extends RefusalCode>(
  sent: LineTransfer | TransferRefusal,
  foreign: readonly Code[],
): LineTransfer | Refusal<Exclude<TransferRefusal['code'], Code>> {
  if (!isRefusal(sent)) return sent;
  const isForeign = foreign.some((code) => code === sent.code);
  if (isForeign) throw new Error(`a transfer was refused as ${sent.code}, which its direction does not know`);
  return sent as Refusal<Exclude<TransferRefusal['code'], Code>>;
}

export function transferRoutes(transfers: Transfers): Handlers<typeof calls.transfers> {
  return {
    async uplineTerms(_input, { member }) {
      return {
        ...(await transfers.terms(member, 'upline')),
        toUpline: await transfers.uplineName(member.memberId),
      };
    },
    async transferToUpline({ body }, { member, ip, idempotencyKey: id }) {
      const to = { direction: 'upline' } as const;
      const sent = await transfers.send({ id, sender: member, ip, amount: body.amount, to });
      const known = without(sent, ['transfer.not_agent', 'transfer.not_downline']);
      return isRefusal(known) ? known : transfers.view(member.memberId, known);
    },
    async downlineTerms(_input, { member }) {
      return (await transfers.agentRefusal(member.memberId)) ?? transfers.terms(member, 'downline');
    },
    async downlineMembers({ query }, { member }) {
      const refused = await transfers.agentRefusal(member.memberId);
      if (refused) return refused;
      const found = await transfers.downline(member.memberId, query.search, rowsOf(query));
      const list = found.members.map(({ memberId, account }) => ({ memberId: String(memberId), account }));
      return pageOf(query, { list, total: found.total });
    },
    async transferToDownline({ body }, { member, ip, idempotencyKey: id }) {
      const to = { direction: 'downline', memberId: BigInt(body.memberId) } as const;
      const sent = await transfers.send({ id, sender: member, ip, amount: body.amount, to });
      const known = without(sent, ['transfer.no_upline']);
      return isRefusal(known) ? known : transfers.view(member.memberId, known);
    },
    lineTransfers: async ({ query }, { member }) =>
      pageOf(query, await transfers.list(member.memberId, rowsOf(query))),
  };
}
