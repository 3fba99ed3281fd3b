import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ModalShell } from './ModalShell.tsx';
import classes from './ReminderDialog.module.css';

interface ReminderDialogProps {
  opened: boolean;
  title: string;
  /** How long, and what came of it: a name and a figure each. */
  facts: readonly (readonly [string, ReactNode])[];
  hint: string;
  /** The way out of the game. */
  leave: ReactNode;
  goOn: string;
  onGoOn: () => void;
  testId: string;
}

/** The reminder of time over a game, whoever tells of it: nothing goes on until it is answered. */
export function ReminderDialog({
  opened,
  title,
  facts,
  hint,
  leave,
  goOn,
  onGoOn,
  testId,
}: ReminderDialogProps) {
  return (
    <ModalShell opened={opened} onClose={onGoOn} title={title} mustAnswer withoutClose>
      <dl className={classes.facts} data-testid={testId}>
        {facts.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{hint}</p>
      <Group justify="end" gap="sm">
        {leave}
        <Button onClick={onGoOn} data-autofocus>
          {goOn}
        </Button>
      </Group>
    </ModalShell>
  );
}
