import type { calls } from '@ikka/contract';
import type { Handlers } from '../../../platform/calls.ts';
import type { Cashier } from '../index.ts';

interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

const rowsOf = ({ pageNo, pageSize }: PageQuery) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize });

function pageOf<Row>({ pageNo, pageSize }: PageQuery, { list, total }: { list: Row[]; total: number }) {
  return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
}

export const reconciliationRoutes = (cashier: Cashier): Handlers<typeof calls.officeReconciliation> => ({
  officeDiscrepancies: async ({ query }) => {
    const { kind, provider, state } = query;
    const filter = { kind, provider, isResolved: state === 'resolved' };
    return pageOf(query, await cashier.reconciliation.discrepancies(filter, rowsOf(query)));
  },
  officeResolveDiscrepancy: ({ params, body }, { operator, ip }) =>
    cashier.reconciliation.resolve(params.id, body, { username: operator.username, ip }),
  officeReconciledDays: async ({ query }) => pageOf(query, await cashier.reconciliation.days(rowsOf(query))),
});
