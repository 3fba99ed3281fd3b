import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button, Loader, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '../calls/use-failure-text.ts';
import classes from './CodeField.module.css';
import { clock } from './code-wait.ts';
import type { CodeSender } from './use-code-sender.ts';

interface CodeFieldProps extends TextInputProps {
  /** With the dialog, if any, in which something has to be answered before a code goes out. */
  sender: Omit<CodeSender<never>, 'send'> & { dialog?: ReactNode };
  /** Where there is no address to send to yet, the button waits. */
  canSend?: boolean;
  onSend: () => void;
}

/** A code that comes by SMS or mail: its field, and the button that has it sent, which counts down to the next one. */
export function CodeField({ sender, canSend = true, onSend, error, ...input }: CodeFieldProps) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const { isSending, isResting, wasSent, secondsLeft } = sender;
  const isWaiting = isSending || isResting || !canSend || secondsLeft > 0;
  return (
    <div className={classes.row}>
      <TextInput
        label={t('code.label')}
        {...input}
        className={classes.field}
        error={error ?? (sender.error ? failureText(sender.error) : null)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        dir="ltr"
      />
      <Button
        variant="default"
        className={classes.send}
        // Not `disabled`: that would take the focus away from who has just pressed it.
        aria-disabled={isWaiting}
        {...(isWaiting ? { 'data-disabled': true } : {})}
        {...(isSending ? { leftSection: <Loader size={14} color="currentColor" /> } : {})}
        onClick={() => {
          if (!isWaiting) onSend();
        }}
      >
        {secondsLeft > 0 ? (
          <Figure>{clock(secondsLeft)}</Figure>
        ) : (
          t(wasSent ? 'code.sendAgain' : 'code.send')
        )}
      </Button>
      <span role="status" className={classes.said}>
        {wasSent && secondsLeft > 0 ? t('code.sent') : ''}
      </span>
      {sender.dialog}
    </div>
  );
}
