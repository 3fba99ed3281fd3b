import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { FormSentence } from '../../parts/forms/FormSentence.tsx';

/** A failure that is about no single field of a form. */
export function FormAlert({ error }: { error: Error }) {
  const failureText = useFailureText();
  return (
    <Alert color="coral" icon={<IconAlertCircle />} role="alert">
      {error instanceof CallFailure ? (
        <FormSentence problem={{ kind: 'refused', failed: error.failed }} />
      ) : (
        failureText(error)
      )}
    </Alert>
  );
}
