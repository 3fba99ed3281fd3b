import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { flowOf, type LoginFlow } from './login-flow.ts';

export function PasswordStep({ onNext }: { onNext: (flow: LoginFlow) => void }) {
  const { t } = useTranslation('office');
  const login = useAct(calls.office.officeLogin, []);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (username.trim() === '' || password === '' || login.isPending) return;
    login.mutate({ body: { username, password } }, { onSuccess: (answer) => onNext(flowOf(answer)) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          size="md"
          label={t('login.username')}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          dir="ltr"
          error={asked && username.trim() === '' ? t('login.usernameMissing') : null}
        />
        <PasswordInput
          size="md"
          label={t('login.password.label')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          dir="ltr"
          error={asked && password === '' ? t('login.passwordMissing') : null}
        />
        <Failure failure={login.error} />
        <Button type="submit" size="md" loading={login.isPending}>
          {t('login.continue')}
        </Button>
      </Stack>
    </form>
  );
}
