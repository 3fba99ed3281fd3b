import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell, WayPicker } from '@ikka/ui';
import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { useCodeSender } from '../../parts/codes/use-code-sender.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { CodeFailureDialog } from './CodeFailureDialog.tsx';
import { FormAlert } from './FormAlert.tsx';

type Channel = 'sms' | 'email';

interface UnlockDialogProps {
  username: string;
  onClose: () => void;
  onUnlocked: () => void;
}

/** Opens a locked log-in by a code that goes to a confirmed contact of its owner, whoever asks. */
export function UnlockDialog({ username, onClose, onUnlocked }: UnlockDialogProps) {
  const { t } = useTranslation('identity');
  const [channel, setChannel] = useState<Channel>('sms');
  return (
    <ModalShell opened mustAnswer onClose={onClose} title={t('unlock.title')} subtitle={t('unlock.subtitle')}>
      <Stack gap="md">
        <WayPicker<Channel>
          label={t('unlock.by')}
          ways={[
            { value: 'sms', label: t('unlock.sms') },
            { value: 'email', label: t('unlock.email') },
          ]}
          value={channel}
          onChange={setChannel}
        />
        <UnlockForm key={channel} username={username} channel={channel} onUnlocked={onUnlocked} />
      </Stack>
    </ModalShell>
  );
}

function UnlockForm({
  username,
  channel,
  onUnlocked,
}: {
  username: string;
  channel: Channel;
  onUnlocked: () => void;
}) {
  const { t } = useTranslation('identity');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sender = useCodeSender(
    () => answerOf(client.call(calls.identity.unlockCode, { body: { username, channel } })),
    `unlock.${channel}.${username}`,
  );
  const unlock = useMutation({
    mutationFn: (typed: string) =>
      answerOf(client.call(calls.identity.unlock, { body: { username, channel, code: typed } })),
    onSuccess: () => {
      notifications.show({ color: 'emerald', message: t('unlock.done') });
      onUnlocked();
    },
  });
  const failed = unlock.error instanceof CallFailure ? unlock.error.failed : null;
  const isOfField = failed?.code === 'code.wrong' || failed?.code === 'code.expired';
  const problem: FormProblem | null = isMissing
    ? { kind: 'required' }
    : isOfField && failed
      ? { kind: 'refused', failed }
      : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (unlock.isPending) return;
    if (code.trim() === '') {
      setMissing(true);
      input.current?.focus();
      return;
    }
    unlock.mutate(code.trim(), { onError: () => input.current?.select() });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {unlock.error && !isOfField ? <FormAlert error={unlock.error} /> : null}
        <CodeField
          ref={input}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMissing(false);
            if (unlock.isError) unlock.reset();
          }}
          error={problem ? <FormSentence problem={problem} /> : null}
          sender={sender}
          onSend={() => sender.send()}
          data-autofocus
        />
        <CodeFailureDialog error={sender.error} />
        {sender.wasSent ? (
          <Text size="sm" c="dimmed">
            {t('unlock.hint')}
          </Text>
        ) : null}
        <SubmitButton isBusy={unlock.isPending}>{t('unlock.submit')}</SubmitButton>
      </Stack>
    </form>
  );
}
