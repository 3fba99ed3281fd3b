import { Select } from '@mantine/core';

/** One of a list's choices, or what stands for none of them: all, or whatever waits. */
export function ChoiceFilter<Choice extends string>({
  label,
  value,
  choices,
  none,
  nameOf,
  onChange,
}: {
  label: string;
  value: Choice | undefined;
  choices: readonly Choice[];
  /** The name of no choice. */
  none: string;
  nameOf: (choice: Choice) => string;
  onChange: (choice: Choice | undefined) => void;
}) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={(chosen) => onChange(choices.find((choice) => choice === chosen))}
      data={[
        { value: '', label: none },
        ...choices.map((choice) => ({ value: choice, label: nameOf(choice) })),
      ]}
      allowDeselect={false}
    />
  );
}
