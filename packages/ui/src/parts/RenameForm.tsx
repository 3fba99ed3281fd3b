import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';

interface RenameFormProps {
  /** The name so far; '' where there is none. */
  name: string;
  label: string;
  className?: string | undefined;
  /** Told a name that is new and not empty. */
  onRename: (name: string) => void;
  /** The form has done its part, with or without a new name. */
  onDone: () => void;
}

/** The same function at each drawing, so that the field is given the focus once. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** A name that is changed where it stands: Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ name, label, className, onRename, onDone }: RenameFormProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(name);
  function save() {
    const next = typed.trim();
    if (next !== '' && next !== name) onRename(next);
    onDone();
  }
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
        data-mantine-stop-propagation="true"
        maxLength={60}
        aria-label={label}
        dir="auto"
        ref={focus}
      />
      <ActionIcon type="submit" size={36} aria-label={t('action.save')}>
        <IconCheck size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={36} onClick={onDone} aria-label={t('action.cancel')}>
        <IconX size={18} />
      </ActionIcon>
    </form>
  );
}
