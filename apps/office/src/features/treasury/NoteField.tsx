import { treasuryLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Textarea } from '@mantine/core';

/** Whether a note is long enough to say anything. */
export const isShortNote = (note: string): boolean => note.trim().length < treasuryLimits.noteMin;

/** Why, in the operator's own words; for operators alone. */
export function NoteField({
  value,
  isAsked,
  onChange,
}: {
  value: string;
  /** The form was sent once: from then on it says what is wrong. */
  isAsked: boolean;
  onChange: (note: string) => void;
}) {
  const { t } = useTranslation('officeTreasury');
  return (
    <Textarea
      label={t('note')}
      description={t('noteHint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={treasuryLimits.noteMax}
      minRows={2}
      autosize
      dir="auto"
      error={isAsked && isShortNote(value) ? t('propose.noteShort', { count: treasuryLimits.noteMin }) : null}
    />
  );
}
