import { Money } from '@ikka/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Mark, TrialBadge } from '../Badges.tsx';
import { Marks } from '../Case.tsx';
import type { Column } from '../DataTable.tsx';
import { drawn, type Marked } from '../drawn.tsx';
import type { FieldOf } from '../form/form-fields.ts';
import { MemberLink } from '../MemberLink.tsx';

/** Makes a column of a field by its name, or of whatever `of` takes from a row. */
interface ColumnOf<Value> {
  <Row>(field: FieldOf<Row, Value>, title: ReactNode): Column<Row>;
  <Row>(id: string, title: ReactNode, of: (row: Row) => Value): Column<Row>;
}

const columnOf =
  <Value,>(draw: (value: Value) => ReactNode, look: { readonly isFigure?: true } = {}): ColumnOf<Value> =>
  <Row,>(id: string, title: ReactNode, of = (row: Row) => row[id as keyof Row] as Value): Column<Row> => ({
    id,
    title,
    ...look,
    show: (row) => draw(of(row)),
  });

const asFigure = { isFigure: true } as const;

interface Sum {
  readonly amount: string | null;
  readonly currency: string;
}

/** The same of an amount: in the row's own currency, in the one that is given, or whatever `of` takes from a row. */
interface MoneyColumn {
  <Row extends { readonly currency: string }>(
    field: FieldOf<Row, string | null>,
    title: ReactNode,
  ): Column<Row>;
  <Row>(field: FieldOf<Row, string | null>, title: ReactNode, currency: string): Column<Row>;
  <Row>(id: string, title: ReactNode, of: (row: Row) => Sum): Column<Row>;
}

const moneyOf =
  (look: Pick<ComponentProps<typeof Money>, 'signed' | 'tone'> = {}): MoneyColumn =>
  <Row,>(id: string, title: ReactNode, of?: string | ((row: Row) => Sum)): Column<Row> => {
    const sumOf = (row: Row): Sum => {
      if (typeof of === 'function') return of(row);
      const fields = row as Readonly<Record<string, string | null>>;
      return { amount: fields[id] ?? null, currency: of ?? fields.currency ?? '' };
    };
    const draw = ({ amount, currency }: Sum) =>
      amount === null ? '—' : <Money {...look} amount={amount} currency={currency} />;
    return { id, title, ...asFigure, show: (row) => draw(sumOf(row)) };
  };

const money = moneyOf();

/** The columns that most lists have, each by what stands in its cells. */
export const column = {
  /** Words in the reader's language, or what draws itself. */
  cell: columnOf<ReactNode>((content) => content),
  /** The same at the end of the cell, where figures stand. */
  atEnd: columnOf<ReactNode>((content) => content, asFigure),
  name: columnOf(drawn.name),
  code: columnOf(drawn.code),
  figure: columnOf(drawn.figure, asFigure),
  count: columnOf(drawn.count, asFigure),
  money,
  /** What came or went, with its sign. */
  change: moneyOf({ signed: true, tone: 'direction' }),
  /** An amount that may be of play money, which is named then. */
  anyMoney: <Row extends { readonly currency: string; readonly isTrial: boolean }>(
    field: FieldOf<Row, string>,
    title: ReactNode,
  ): Column<Row> => ({
    id: field,
    title,
    ...asFigure,
    show: (row) => (
      <>
        <Money amount={row[field] as string} currency={row.currency} /> <TrialBadge isTrial={row.isTrial} />
      </>
    ),
  }),
  instant: columnOf(drawn.instant),
  mark: columnOf(drawn.mark),
  /** Several marks, of those that hold. */
  marks: columnOf<readonly (Marked | false)[]>((marks) => (
    <Marks>
      {marks.map((one) =>
        one === false ? null : (
          <Mark key={one[1]} tone={one[0]}>
            {one[1]}
          </Mark>
        ),
      )}
    </Marks>
  )),
  /** A member, who leads to his page. */
  member: <Row extends ComponentProps<typeof MemberLink>>(title: ReactNode): Column<Row> => ({
    id: 'account',
    title,
    show: (row) => <MemberLink memberId={row.memberId} account={row.account} />,
  }),
};

/** Leaves a column out where there is little room. */
export const extra = <Row,>(whole: Column<Row>): Column<Row> => ({ ...whole, isExtra: true });
