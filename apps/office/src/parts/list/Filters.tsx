import type { ComponentType } from 'react';
import type { DaysSearch } from '../../list-search.ts';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { DaysFilter } from '../DaysFilter.tsx';
import { FilterBar } from '../FilterBar.tsx';
import { SearchField } from '../SearchField.tsx';
import type { listFilters } from './list-filters.ts';

interface Choices<Choice> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The name of no choice. */
  readonly none: string;
  readonly nameOf: (choice: Choice) => string;
}

type Field<Value> =
  /** The label of a field in which one types. */
  | (string extends Value ? string : never)
  | ([Value] extends [string] ? Choices<Value> : never)
  /** A field of its own. */
  | ComponentType<{ value: Value | undefined; onChange: (value: Value | undefined) => void }>
  /** None: a link brought it, and it can only be cleared. */
  | null;

/** By what of its search a list is filtered, in the order of the fields. */
export type ListFilters<Search> = {
  readonly [Name in Exclude<keyof Search, 'page' | 'from' | 'to'>]?: Field<Exclude<Search[Name], undefined>>;
} & (Search extends DaysSearch ? { readonly days?: boolean } : unknown);

type AnyField = string | Choices<string> | ComponentType<{ value: unknown; onChange: unknown }> | null;

/** What of the search is a filter. */
export const filterNames = (filters: object): string[] =>
  Object.entries(filters).flatMap(([name, field]) =>
    name !== 'days' ? [name] : field ? ['from', 'to'] : [],
  );

/** The fields of a list's filters in one line; nothing where there are none. */
export function Filters({
  filters,
  search,
  list: { change, clear },
}: {
  filters: object;
  search: Readonly<Record<string, unknown>>;
  list: Pick<ReturnType<typeof listFilters>, 'clear'> & {
    change: (next: Record<string, unknown>, isTyped?: boolean) => void;
  };
}) {
  const fields = Object.entries<AnyField | boolean>(filters as Record<string, AnyField | boolean>);
  if (fields.length === 0) return null;
  return (
    <FilterBar onClear={clear}>
      {fields.map(([name, field]) => {
        const value = search[name] as string | undefined;
        const onChange = (next: string | undefined) => change({ [name]: next });
        if (field === null || field === false) return null;
        if (field === true) {
          const { from, to } = search as unknown as DaysSearch;
          return <DaysFilter key={name} from={from} to={to} onChange={change} />;
        }
        if (typeof field === 'string') {
          return (
            <SearchField
              key={name}
              label={field}
              value={value}
              onSearch={(text) => change({ [name]: text }, true)}
            />
          );
        }
        if (typeof field === 'object' && 'choices' in field) {
          return <ChoiceFilter key={name} {...field} value={value} onChange={onChange} />;
        }
        const Own = field as ComponentType<{ value: unknown; onChange: unknown }>;
        return <Own key={name} value={value} onChange={onChange} />;
      })}
    </FilterBar>
  );
}
