import type { ReactNode } from 'react';
import { PageHead } from '../PageHead.tsx';
import { inView, type ListCall, type ListDeclared, ListOf, type ListView, type PlainList } from './List.tsx';

type PageProps<C extends ListCall, Search> = ListDeclared<C, Search> & {
  readonly title: string;
  readonly hint?: ReactNode;
  /** What can be done on the page. */
  readonly acts?: ReactNode | ((view: ListView<C>) => ReactNode);
};

/** A page that is a list: its heading with what can be done, then the list. */
export function ListPage<C extends ListCall, Search extends { readonly page: number }>({
  title,
  hint,
  acts,
  ...declared
}: PageProps<C, Search>) {
  const list = declared as unknown as PlainList;
  return (
    <ListOf
      {...list}
      caption={title}
      above={(view) => (
        <>
          <PageHead title={title} hint={hint}>
            {inView(acts, view as unknown as ListView<C>)}
          </PageHead>
          {inView(list.above, view)}
        </>
      )}
    />
  );
}
