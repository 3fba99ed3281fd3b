import { inEveryLanguage, type LocalText } from '@ikka/contract';
import { Fieldset, Stack } from '@mantine/core';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import type { EditorProps } from './ValueEditor.tsx';

/** A text in every language of the interface, one line each. */
export function LocalTextEditor({
  value,
  label,
  maxLength,
  isDisabled,
  onChange,
}: EditorProps & { maxLength: number | undefined }) {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<LocalText>;
  return (
    <Fieldset variant="unstyled" disabled={isDisabled}>
      <Stack gap="xs">
        <LocalTextInput
          field={{ label, value: inEveryLanguage((code) => stored[code] ?? ''), onChange }}
          maxLength={maxLength}
        />
      </Stack>
    </Fieldset>
  );
}
