import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import classes from './ToNewest.module.css';
import type { LogEnd } from './use-log-end.ts';

/** At the end of a log, over its last lines: says that there are newer ones, and leads to them. */
export function ToNewest({ end, label }: { end: LogEnd; label: string }) {
  if (!end.hasNews) return null;
  return (
    <div className={classes.place}>
      <Button size="compact-sm" radius="xl" leftSection={<IconArrowDown size={16} />} onClick={end.toEnd}>
        {label}
      </Button>
    </div>
  );
}
