import { Text } from '@mantine/core';
import { type Column, DataTable } from '../DataTable.tsx';
import { Panel } from '../Panel.tsx';
import { Exported } from './WholeList.tsx';

/** The rows of one subject in a panel, with their export; a line where there are none. */
export function TablePanel<Row>({
  title,
  none,
  ...table
}: {
  title: string;
  /** Without it there is no panel where there are none. */
  none?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  if (table.rows.length === 0) {
    return none === undefined ? null : (
      <Panel title={title}>
        <Text c="dimmed">{none}</Text>
      </Panel>
    );
  }
  return (
    <Exported caption={title} {...table}>
      <Panel title={title} flush>
        <DataTable caption={title} {...table} />
      </Panel>
    </Exported>
  );
}
