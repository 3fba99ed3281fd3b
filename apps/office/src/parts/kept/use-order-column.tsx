import { useTranslation } from '@ikka/i18n/react';
import { Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable.tsx';
import { moved } from './moved.ts';
import { RowOrder } from './RowOrder.tsx';

/** The column with which rows are moved up and down, and what else can be done with one. */
export function useOrderColumn<Row>({
  rows,
  nameOf,
  isBusy,
  onOrder,
  acts,
}: {
  /** All that are kept in one order. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  isBusy: boolean;
  onOrder: (rows: Row[], moved: Row) => void;
  acts?: (row: Row) => ReactNode;
}): (among: readonly Row[]) => Column<Row> {
  const { t } = useTranslation('office');
  return (among) => ({
    id: 'acts',
    title: <VisuallyHidden>{t('operators.acts')}</VisuallyHidden>,
    isFigure: true,
    isAct: true,
    show: (row) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <RowOrder
          labels={{ up: t('help.up', { title: nameOf(row) }), down: t('help.down', { title: nameOf(row) }) }}
          isFirst={among[0] === row}
          isLast={among.at(-1) === row}
          isBusy={isBusy}
          onMove={(by) => onOrder(moved(rows, row, by, among), row)}
        />
        {acts?.(row)}
      </Group>
    ),
  });
}
