import { useTranslation } from '@ikka/i18n/react';
import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isSame } from './settings-view.ts';
import type { EditorProps } from './ValueEditor.tsx';

/** The last resort: the value as JSON. What is not JSON yet stays in the field and is not handed on. */
export function JsonEditor({ value, label, isDisabled, onChange }: EditorProps) {
  const { t } = useTranslation('office');
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const parsed = parse(text);
  useEffect(() => {
    // The value was put back from outside: undone, saved, or taken over from somebody else.
    setText((before) => {
      const held = parse(before);
      return held.ok && isSame(held.value, value) ? before : JSON.stringify(value, null, 2);
    });
  }, [value]);
  return (
    <Textarea
      aria-label={label}
      value={text}
      autosize
      minRows={4}
      maxRows={16}
      dir="ltr"
      disabled={isDisabled}
      spellCheck={false}
      error={parsed.ok ? null : t('settings.notJson')}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const next = parse(event.currentTarget.value);
        if (next.ok) onChange(next.value);
      }}
    />
  );
}

function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
