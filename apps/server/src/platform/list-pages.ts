/** A list goes no further than this; filters find what lies behind it. */
export const listMax = 10_000;

interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Where a page begins and how long it is. Never reaches behind the end of a list. */
export function rowsOf({ pageNo, pageSize }: PageQuery): { limit: number; offset: number } {
  const offset = Math.min((pageNo - 1) * pageSize, listMax);
  return { offset, limit: Math.min(pageSize, listMax - offset) };
}

/** A page as the wire has it. */
export function pageOf<Row>(query: PageQuery, list: Row[], total: number) {
  const shown = Math.min(total, listMax);
  return { list, pageNum: query.pageNo, totalPages: Math.ceil(shown / query.pageSize), total: shown };
}

/** The instants of a range, as the modules take them. */
export function rangeOf(query: { readonly from?: string | undefined; readonly to?: string | undefined }): {
  from?: Date;
  to?: Date;
} {
  return {
    ...(query.from === undefined ? {} : { from: new Date(query.from) }),
    ...(query.to === undefined ? {} : { to: new Date(query.to) }),
  };
}
