import { DecimalField } from '@ikka/ui';
import type { ReactNode } from 'react';
import { useNumberWords } from '../hud/use-number-words.ts';
import { usePlayBase, usePlaySnapshot } from '../hud/use-play.ts';

interface NumberFieldProps {
  /** Which of the play's numbers it is. */
  readonly name: string;
  readonly label: string;
  readonly isFixed: boolean;
  readonly hint?: ReactNode;
  readonly unit?: ReactNode;
  readonly testId: string;
}

/** A number of the next round. While it cannot be played it stays as it was typed, with what is wrong under it. */
export function NumberField({ name, label, isFixed, hint, unit, testId }: NumberFieldProps) {
  const { numbers } = usePlayBase();
  usePlaySnapshot();
  const { problemIn } = useNumberWords();
  const field = numbers.field(name);
  if (!field) return null;
  return (
    <DecimalField
      label={label}
      description={hint}
      error={problemIn(name)}
      text={numbers.textOf(name)}
      digits={field.digits}
      disabled={isFixed}
      rightSection={unit}
      testId={testId}
      onText={(text) => numbers.type(name, text)}
      onLeave={() => numbers.leave(name)}
    />
  );
}
