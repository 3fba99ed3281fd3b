import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Loader, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { CaptchaFrame } from './CaptchaFrame.tsx';

const siteKeyQuery = queryOptions({
  queryKey: ['firebase-captcha'],
  queryFn: ({ signal }) => answerOf(client.call(calls.identity.firebaseCaptcha, {}, { signal })),
  staleTime: 300_000,
});

/** Has whoever wants a code by Firebase show that they are a person; each answer is good for one code. */
export function CaptchaDialog({
  onToken,
  onClose,
}: {
  onToken: (token: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const key = useQuery(siteKeyQuery);
  const cancel = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const problem = hasFailed
    ? t('person.failed')
    : key.isError && !key.isFetching
      ? failureText(key.error)
      : null;

  function retry() {
    // The button that was pressed goes away: the focus stays in the dialog.
    cancel.current?.focus();
    setFailed(false);
    if (key.isError) void key.refetch();
  }
  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('person.title')}
      subtitle={t('person.hint')}
      mustAnswer
      focusTitle
    >
      <Stack>
        {problem !== null ? (
          <Text role="alert">{problem}</Text>
        ) : key.data ? (
          <CaptchaFrame siteKey={key.data.siteKey} onToken={onToken} onFailed={() => setFailed(true)} />
        ) : (
          <Loader size="sm" mx="auto" role="status" aria-label={t('person.loading')} />
        )}
        {problem === null ? null : <Button onClick={retry}>{t('person.retry')}</Button>}
        <Button ref={cancel} variant="default" onClick={onClose}>
          {t('person.cancel')}
        </Button>
      </Stack>
    </ModalShell>
  );
}
