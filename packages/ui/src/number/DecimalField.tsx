import { TextInput, type TextInputProps } from '@mantine/core';

interface DecimalFieldProps
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'error' | 'disabled' | 'size' | 'name' | 'rightSection' | 'rightSectionWidth'
  > {
  /** What stands in the field: as it was typed, whether or not it can be taken. */
  readonly text: string;
  /** How many decimals the number may have. */
  readonly digits: number;
  readonly testId?: string;
  /** A dialog puts the first focus here. */
  readonly isFirst?: boolean;
  readonly onText: (text: string) => void;
  /** The field is left, or Enter is pressed in it. */
  readonly onLeave?: () => void;
}

/**
 * Where a number or an amount of money is typed. It shows what was typed until somebody types something else: what cannot
 * be taken has its error right under it.
 */
export function DecimalField({
  text,
  digits,
  testId,
  isFirst = false,
  onText,
  onLeave,
  ...shared
}: DecimalFieldProps) {
  return (
    <TextInput
      {...shared}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onLeave}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onLeave?.();
      }}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      data-testid={testId}
      {...(isFirst ? { 'data-autofocus': true } : {})}
    />
  );
}
