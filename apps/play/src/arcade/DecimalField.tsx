import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readDecimal, writeDecimal } from './decimal-text.ts';

interface DecimalFieldProps {
  readonly label: string;
  readonly value: bigint;
  readonly least: bigint;
  readonly greatest: bigint;
  readonly digits: number;
  readonly isFixed: boolean;
  readonly hint?: ReactNode;
  readonly unit?: ReactNode;
  readonly testId?: string;
  readonly onChange: (value: bigint) => void;
}

/**
 * A number that can be typed. What is typed counts as soon as it can be meant; when the field is left it shows what
 * counts, and a number beyond an end has become that end.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { label, value, least, greatest, digits, isFixed, hint, unit, testId, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const typed = readDecimal(text, digits);
    if (typed !== null && typed >= least && typed <= greatest) onChange(typed);
  };
  const leave = () => {
    const typed = draft === null ? null : readDecimal(draft, digits);
    if (typed !== null) onChange(within(typed, least, greatest));
    setDraft(null);
  };
  return (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={draft ?? writeDecimal(value, digits)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
      disabled={isFixed}
      rightSection={unit}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      data-testid={testId}
    />
  );
}

function within(value: bigint, least: bigint, greatest: bigint): bigint {
  if (value < least) return least;
  return value > greatest ? greatest : value;
}
