import type { Rows } from './store.ts';

interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Where a page begins and how long it is. */
export const rowsOf = ({ pageNo, pageSize }: PageQuery): Rows => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

/** A page as the wire has it. */
export function pageOf<Row>(query: PageQuery, { list, total }: { list: Row[]; total: number }) {
  return { list, pageNum: query.pageNo, totalPages: Math.ceil(total / query.pageSize), total };
}
