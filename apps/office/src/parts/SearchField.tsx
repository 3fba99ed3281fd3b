import { useTranslation } from '@ikka/i18n/react';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

/** Searches while one types, a moment after the last key. The address stays the truth: going back fills the field again. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(value ?? '');
  const [sent, setSent] = useState(value ?? '');
  const send = useDebouncedCallback((next: string) => {
    setSent(next);
    onSearch(next.trim() === '' ? undefined : next.trim());
  }, 300);
  useEffect(() => {
    // Only what did not come from this field replaces what stands in it.
    if ((value ?? '') !== sent.trim()) {
      setText(value ?? '');
      setSent(value ?? '');
    }
  }, [value, sent]);
  return (
    <TextInput
      type="search"
      label={label}
      value={text}
      leftSection={<IconSearch size={16} />}
      rightSection={
        text === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={t('action.clear')}
            onClick={() => {
              setText('');
              send('');
              send.flush();
            }}
          />
        )
      }
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
