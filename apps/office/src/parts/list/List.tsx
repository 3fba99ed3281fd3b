import type { Call, CallRequest, CallValue } from '@ikka/contract';
import type { ReactNode } from 'react';
import type { ReadOptions } from '../../api/use-call.ts';
import { type Page, type PagesResult, usePages } from '../../api/use-pages.ts';
import { type DaysSearch, filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { type Column, DataTable } from '../DataTable.tsx';
import { Listing } from '../Listing.tsx';
import { Filters, filterNames, type ListFilters } from './Filters.tsx';
import { listFilters } from './list-filters.ts';
import type { Place } from './use-place.ts';

export type ListCall = Call & { readonly query: unknown };
type ListValue<C extends ListCall> = CallValue<C> & Page<unknown>;
export type RowOf<C extends ListCall> = ListValue<C>['list'][number];

/** What a list reads and how it stands at this moment. */
export interface ListView<C extends ListCall> {
  readonly query: PagesResult<CallValue<C>>;
  readonly data: CallValue<C> | undefined;
  readonly isFiltered: boolean;
}

type InView<C extends ListCall, Part> = Part | ((view: ListView<C>) => Part);

type Words = { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
type QueryOf<C extends ListCall> = CallRequest<C> extends { query: infer Query } ? Query : never;
type Wanted<C extends ListCall> = {
  [Name in Exclude<keyof QueryOf<C>, 'pageNo' | 'pageSize'>]?: QueryOf<C>[Name] | undefined;
};
type Filtering<Search> = Omit<Search, 'page'>;

/** Of rows with an id nothing has to be said; others say by what they are told apart. */
type Keyed<Row> = Row extends { readonly id: string }
  ? { readonly rowKey?: (row: Row) => string }
  : { readonly rowKey: (row: Row) => string };

/** Where the call takes all of the search as it is, it is asked with it; otherwise `ask` makes the question. */
type Asking<C extends ListCall, Search> = keyof Filtering<Search> extends keyof QueryOf<C>
  ? Filtering<Search> extends Wanted<C>
    ? { readonly ask?: (search: Search) => Wanted<C> }
    : { readonly ask: (search: Search) => Wanted<C> }
  : { readonly ask: (search: Search) => Wanted<C> };

type OfParams<C extends ListCall> =
  CallRequest<C> extends { params: infer Params } ? { readonly params: Params } : unknown;

interface Declared<C extends ListCall, Search> extends ReadOptions {
  readonly call: C;
  readonly place: Place<Search>;
  /** What stands in a row, on the page and in an export. */
  readonly columns: readonly Column<RowOf<C>>[];
  /** How many rows a page has; a list of few stands among others, and says in a line that it has none. */
  readonly rows?: number;
  /** Draws the rows otherwise than as a table; an export still has the columns. */
  readonly show?: (rows: RowOf<C>[], isStale: boolean) => ReactNode;
  readonly filters?: InView<C, ListFilters<Search>>;
  /** What is said where there is nothing, and where nothing suits the filters. */
  readonly none: Words;
  readonly noneFound?: Words;
  /** What stands above the filters and below the list. */
  readonly above?: InView<C, ReactNode>;
  readonly below?: InView<C, ReactNode>;
  /** What stands around all of it. */
  readonly around?: (list: ReactNode, view: ListView<C>) => ReactNode;
}

/** A list but for its name. */
export type ListDeclared<C extends ListCall, Search> = Declared<C, Search> &
  Asking<C, Search> &
  Keyed<RowOf<C>> &
  OfParams<C>;

/** What the list is called; an export carries it. */
interface Named {
  readonly caption: string;
}

type ListProps<C extends ListCall, Search> = ListDeclared<C, Search> & Named;

/** The same, as the parts take it that know neither call nor search. */
export type PlainList = Omit<Declared<ListCall, PlainSearch>, 'columns' | 'show'> &
  Named & {
    readonly columns: readonly Column<unknown>[];
    readonly show?: (rows: unknown[], isStale: boolean) => ReactNode;
    readonly ask?: (search: PlainSearch) => object;
    readonly rowKey?: (row: unknown) => string;
    readonly params?: object;
  };
type PlainSearch = Readonly<Record<string, unknown>> & { readonly page: number };

/** A part of a page that may depend on what its list shows. */
export const inView = <View, Part>(part: Part | ((view: View) => Part), view: View): Part =>
  typeof part === 'function' ? (part as (view: View) => Part)(view) : part;

function questionOf({ page, ...asked }: PlainSearch): object {
  const { from, to, ...others } = asked as PlainSearch & DaysSearch;
  return { ...others, ...rangeOfDays({ from, to }) };
}

/**
 * A list as it is declared: the call that it reads, the place that keeps its page and filters, the filters and the columns. It is
 * read, filtered, paged and exported by that, in all its states.
 */
export function List<C extends ListCall, Search extends { readonly page: number }>(
  declared: ListProps<C, Search>,
) {
  return <ListOf {...(declared as unknown as PlainList)} />;
}

/** The list of a declaration that was checked already. */
export function ListOf({
  call,
  place,
  caption,
  columns,
  show,
  ask,
  rowKey,
  params,
  rows = pageSize,
  around: frame = (whole) => whole,
  ...list
}: PlainList) {
  const query = usePages(
    call,
    {
      ...(params === undefined ? {} : { params }),
      query: { pageNo: place.search.page, pageSize: rows, ...filled((ask ?? questionOf)(place.search)) },
    } as never,
    list,
  ) as PagesResult<Page<unknown>>;
  const around = { query, data: query.data, isFiltered: false };
  const filters = inView(list.filters ?? {}, around as never);
  const filtering = listFilters(place, filterNames(filters));
  const view = { ...around, isFiltered: filtering.isFiltered } as never;
  const keyOf = rowKey ?? ((row: unknown) => (row as { readonly id: string }).id);
  const table = (drawn: unknown[], isStale: boolean, of = columns) => (
    <DataTable caption={caption} columns={of} rows={drawn} rowKey={keyOf} isStale={isStale} />
  );
  const exported = columns.filter(({ isAct }) => !isAct);
  return frame(
    <>
      {inView(list.above, view)}
      <Filters filters={filters} search={place.search} list={filtering} />
      <Listing
        query={query}
        empty={filtering.isFiltered ? (list.noneFound ?? list.none) : list.none}
        rows={rows}
        onPage={filtering.turnTo}
        exported={{ name: caption, draw: (drawn) => table(drawn, false, exported) }}
      >
        {show ?? table}
      </Listing>
      {inView(list.below, view)}
    </>,
    view,
  );
}
