import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

/** Two buttons that move a row of a list up and down; `labels` name the row. */
export function RowOrder({
  labels,
  isFirst,
  isLast,
  isBusy,
  onMove,
}: {
  labels: { readonly up: string; readonly down: string };
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  return (
    <Group gap={2} wrap="nowrap" display="inline-flex">
      <ActionIcon
        variant="subtle"
        aria-label={labels.up}
        disabled={isBusy || isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={17} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={labels.down}
        disabled={isBusy || isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={17} />
      </ActionIcon>
    </Group>
  );
}
