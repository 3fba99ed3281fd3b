import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFailureText } from '../api/failure-text.ts';
import type { CallFailed } from '../api/office-client.ts';

/** What went wrong with the last try, above the button that tries again. */
export function Failure({ failure }: { failure: CallFailed | null }) {
  const text = useFailureText()(failure);
  return text === undefined ? null : (
    <Alert color="coral" icon={<IconAlertTriangle size={18} />} role="alert">
      {text}
    </Alert>
  );
}
