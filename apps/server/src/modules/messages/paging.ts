import { countedMost, type Rows } from './parts.ts';

interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Where a page begins and how long it is. Never reaches behind what is counted. */
export function rowsOf({ pageNo, pageSize }: PageQuery): Rows {
  const offset = Math.min((pageNo - 1) * pageSize, countedMost);
  return { offset, limit: Math.min(pageSize, countedMost - offset) };
}

/** A page as the wire has it. */
export function pageOf<Row>(query: PageQuery, list: Row[], total: number) {
  return { list, pageNum: query.pageNo, totalPages: Math.ceil(total / query.pageSize), total };
}
