import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  isBusy: boolean;
  /** False while there is nothing to be sent yet. */
  canSend?: boolean;
  children: ReactNode;
}

/**
 * Sends its form. While that runs, or while there is nothing to send, it is not `disabled`, which would take the focus away
 * from who has just pressed it: it says that it cannot be pressed, and presses do nothing.
 */
export function SubmitButton({
  isBusy,
  canSend = true,
  children,
  size = 'md',
  ...button
}: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      size={size}
      aria-disabled={isBusy || !canSend}
      {...(canSend ? {} : { 'data-disabled': true })}
      {...(isBusy ? { leftSection: <Loader size={18} color="currentColor" /> } : {})}
      onClick={(event) => {
        if (isBusy || !canSend) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
