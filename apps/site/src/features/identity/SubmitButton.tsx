import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * Sends its form. While that runs it is not `disabled`, which would take the focus away from who has just pressed it: it
 * says that it is busy, and presses do nothing.
 */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      size="md"
      aria-disabled={isBusy}
      {...(isBusy ? { leftSection: <Loader size={18} color="currentColor" /> } : {})}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
