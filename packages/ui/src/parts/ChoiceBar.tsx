import { Button } from '@mantine/core';
import classes from './ChoiceBar.module.css';

/** One of a few, in view all of them: what a list shows, or in which order. */
export function ChoiceBar<Value extends string>({
  label,
  chosen,
  choices,
  onChoose,
}: {
  label: string;
  chosen: Value;
  choices: readonly { readonly value: Value; readonly text: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={classes.choices} aria-label={label}>
      {choices.map(({ value, text }) => (
        <Button
          key={value}
          size="sm"
          radius="xl"
          variant={value === chosen ? 'filled' : 'default'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
