import { useTranslation } from '@ikka/i18n/react';
import { Textarea } from '@mantine/core';
import { useState } from 'react';

const reasonMin = 3;
const reasonMax = 500;

/** A reason as it is being written; `check` answers it, or null and says what is missing. */
export function useReason() {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = text.trim().length < reasonMin;
  return {
    text,
    setText,
    isWrong: isAsked && isShort,
    check: () => {
      setAsked(true);
      return isShort ? null : text.trim();
    },
  };
}

/** Why an operator does it; it goes into the audit log and, of an exclusion, to the member. */
export function ReasonField({ reason }: { reason: ReturnType<typeof useReason> }) {
  const { t } = useTranslation('office');
  return (
    <Textarea
      label={t('reason.label')}
      description={t('reason.hint')}
      value={reason.text}
      onChange={(event) => reason.setText(event.currentTarget.value)}
      maxLength={reasonMax}
      minRows={2}
      autosize
      dir="auto"
      error={reason.isWrong ? t('reason.short', { count: reasonMin }) : null}
    />
  );
}
