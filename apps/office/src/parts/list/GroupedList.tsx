import { ListSkeleton } from '@ikka/ui';
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailed } from '../../api/office-client.ts';
import { type Column, DataTable } from '../DataTable.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { Exported } from './WholeList.tsx';

/** A list that a call answers whole, with a panel for each group of its rows. It is exported whole, with the group before each row. */
export function GroupedList<Value, Row, Group extends string>({
  query,
  rowsOf,
  caption,
  group,
  columnsOf,
  rowKey,
}: {
  query: UseQueryResult<Value, CallFailed>;
  rowsOf: (value: Value) => readonly Row[];
  caption: string;
  group: {
    /** What a group is called in general, as the head of its column. */
    readonly title: string;
    readonly all: readonly Group[];
    readonly of: (row: Row) => Group;
    readonly nameOf: (group: Group) => string;
    /** What stands where there is nothing of it. */
    readonly noneOf: (group: Group) => ReactNode;
    readonly asideOf?: (group: Group) => ReactNode;
  };
  columnsOf: (ofGroup: readonly Row[]) => readonly Column<Row>[];
  rowKey: (row: Row) => string;
}) {
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={8} height={56} />}>
      {(value) => {
        const rows = rowsOf(value);
        const panels = group.all.map((one) => {
          const ofGroup = rows.filter((row) => group.of(row) === one);
          const name = group.nameOf(one);
          return (
            <Panel key={one} title={name} flush aside={group.asideOf?.(one)}>
              {ofGroup.length === 0 ? (
                group.noneOf(one)
              ) : (
                <DataTable caption={name} columns={columnsOf(ofGroup)} rows={ofGroup} rowKey={rowKey} />
              )}
            </Panel>
          );
        });
        const named = { id: 'group', title: group.title, show: (row: Row) => group.nameOf(group.of(row)) };
        return (
          <Exported caption={caption} columns={[named, ...columnsOf(rows)]} rows={rows} rowKey={rowKey}>
            <Stack>{panels}</Stack>
          </Exported>
        );
      }}
    </Loaded>
  );
}
