import type { Call, CallRequest, CallValue } from '@ikka/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { ask, type CallFailed } from './office-client.ts';
import { type ReadOptions, useRead } from './use-call.ts';

/** A page of rows, as every list of the office answers it. */
export interface Page<Row> {
  readonly list: Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total: number;
}

/** One page of a list, and a way to read any other. */
export type PagesResult<List> = UseQueryResult<List, CallFailed> & {
  /** Reads a page of the same list, with as many rows as a call gives at once. */
  readonly readPage: (pageNo: number, signal: AbortSignal) => Promise<List>;
};

/** As many rows as a call gives at once. */
const rowsMost = 100;

/** Reads a page of a list; an export reads the others. */
export function usePages<C extends Call & { readonly query: unknown }>(
  declared: C,
  request: CallRequest<C> & { readonly query: object },
  options: ReadOptions = {},
): PagesResult<CallValue<C>> {
  const query = useRead(declared, request, options);
  const readPage = (pageNo: number, signal: AbortSignal) =>
    ask(declared, { ...request, query: { ...request.query, pageNo, pageSize: rowsMost } }, { signal });
  return { ...query, readPage };
}
