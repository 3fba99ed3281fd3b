import type { Call } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Textarea } from '@mantine/core';
import { reasonOf } from './reason-of.ts';

/** What a reason is called, where it is not kept in the audit log alone. */
export interface ReasonWords {
  readonly label: string;
  readonly hint: string;
}

/** Why an operator does it, as the call asks for it; nothing where it does not ask. */
export function ReasonField({
  call,
  words,
  value,
  isWrong,
  isFirst = false,
  onChange,
}: {
  call: Call;
  words?: ReasonWords | undefined;
  value: string;
  isWrong: boolean;
  /** It has the first focus of its dialog. */
  isFirst?: boolean;
  onChange: (reason: string) => void;
}) {
  const { t } = useTranslation(['office', 'officeApprovals']);
  const reason = reasonOf(call);
  if (reason === null) return null;
  // A colleague who may have to approve it reads one that can be left out.
  const { label, hint } =
    words ??
    (reason.isOptional
      ? { label: t('officeApprovals:reason'), hint: t('officeApprovals:reasonHint') }
      : { label: t('reason.label'), hint: t('reason.hint') });
  return (
    <Textarea
      label={label}
      description={hint}
      value={value}
      error={isWrong ? t('reason.short', { count: reason.min }) : null}
      maxLength={reason.max}
      minRows={2}
      autosize
      dir="auto"
      data-autofocus={isFirst || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
