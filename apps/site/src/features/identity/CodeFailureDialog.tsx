import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useFormSentence } from '../../parts/forms/FormSentence.tsx';

/** Says why no code could be sent, until the reader has confirmed it. */
export function CodeFailureDialog({ error }: { error: Error | null }) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const sentence = useFormSentence();
  const [shown, setShown] = useState<Error | null>(null);
  useEffect(() => setShown(error), [error]);
  const close = () => setShown(null);
  const said = (failure: Error) =>
    failure instanceof CallFailure
      ? sentence({ kind: 'refused', failed: failure.failed })
      : failureText(failure);
  return (
    <ModalShell opened={shown !== null} onClose={close} title={t('code.failedTitle')} mustAnswer size={400}>
      <Stack>
        <Text role="alert">{error ? said(error) : null}</Text>
        <Button onClick={close} data-autofocus>
          {t('code.failedConfirm')}
        </Button>
      </Stack>
    </ModalShell>
  );
}
