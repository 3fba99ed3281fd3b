import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { flowOf, isTicketLost, type LoginFlow } from './login-flow.ts';

const lengthMin = 12;

export function ChangePasswordStep({
  ticket,
  onNext,
  onLost,
}: {
  ticket: string;
  onNext: (flow: LoginFlow) => void;
  onLost: () => void;
}) {
  const { t } = useTranslation('office');
  const change = useAct(calls.office.officeChangePassword, []);
  const [newPassword, setNew] = useState('');
  const [confirmNewPassword, setConfirm] = useState('');
  const [asked, setAsked] = useState(false);
  const isShort = [...newPassword].length < lengthMin;
  const differs = newPassword !== confirmNewPassword;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isShort || differs || change.isPending) return;
    change.mutate(
      { body: { ticket, newPassword, confirmNewPassword } },
      {
        onSuccess: (answer) => onNext(flowOf(answer)),
        onError: (failure) => {
          if (isTicketLost(failure.code)) onLost();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordInput
          size="md"
          label={t('login.newPassword')}
          description={t('login.passwordRule', { count: lengthMin })}
          value={newPassword}
          onChange={(event) => setNew(event.currentTarget.value)}
          autoComplete="new-password"
          autoFocus
          dir="ltr"
          error={asked && isShort ? t('login.passwordShort', { count: lengthMin }) : null}
        />
        <PasswordInput
          size="md"
          label={t('login.repeatPassword')}
          value={confirmNewPassword}
          onChange={(event) => setConfirm(event.currentTarget.value)}
          autoComplete="new-password"
          dir="ltr"
          error={
            (asked || confirmNewPassword.length >= newPassword.length) && confirmNewPassword !== '' && differs
              ? t('login.passwordsDiffer')
              : null
          }
        />
        <Failure failure={change.error} />
        <Button type="submit" size="md" loading={change.isPending}>
          {t('login.savePassword')}
        </Button>
      </Stack>
    </form>
  );
}
