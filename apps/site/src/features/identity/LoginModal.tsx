import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Anchor, Button, Checkbox, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { statusQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { useLayers } from '../../app/use-layers.ts';
import classes from './forms.module.css';
import { forgetUsername, rememberedUsername, rememberUsername } from './remembered-username.ts';
import { SliderCaptcha, type SliderHandle, type SolvedCaptcha } from './SliderCaptcha.tsx';
import { useFreePlay, useLogin } from './use-login.ts';
import { useModule } from './use-module.ts';

export function LoginModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const { show } = useLayers();
  const login = useLogin((username) =>
    notifications.show({ message: t('login.success', { name: username }) }),
  );
  const needsCaptcha = useModule('GEETEST3');
  const slider = useRef<SliderHandle | null>(null);
  const [solved, setSolved] = useState<SolvedCaptcha | null>(null);
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const remembered = rememberedUsername();
  const form = useForm({
    initialValues: { username: remembered, password: '', remember: true },
    validate: {
      username: (value) => (value.trim() === '' ? t('error.required') : null),
      password: (value) => (value === '' ? t('error.required') : null),
    },
  });

  function submit({ username, password, remember }: typeof form.values) {
    if (needsCaptcha && !solved) {
      setAsksCaptcha(true);
      return;
    }
    if (remember) rememberUsername(username.trim());
    else forgetUsername();
    login.mutate(
      { username: username.trim(), password, type: 'username', ...(solved ? { sliderCaptcha: solved } : {}) },
      {
        onError: () => slider.current?.reset(),
      },
    );
  }

  return (
    <ModalShell opened onClose={onClose} title={t('login.title')} subtitle={t('login.subtitle')}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack gap="md">
          {login.isError ? (
            <Alert color="coral" icon={<IconAlertCircle />} role="alert">
              {failureText(login.error)}
            </Alert>
          ) : null}
          <TextInput
            {...form.getInputProps('username')}
            label={t('field.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus={remembered === '' || undefined}
            dir="ltr"
          />
          <PasswordInput
            {...form.getInputProps('password')}
            label={t('field.password')}
            autoComplete="current-password"
            data-autofocus={remembered !== '' || undefined}
            dir="ltr"
            visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
          />
          {needsCaptcha ? (
            <SliderCaptcha
              handle={slider}
              onSolved={setSolved}
              error={asksCaptcha && !solved ? t('error.captcha') : undefined}
            />
          ) : null}
          <Checkbox {...form.getInputProps('remember', { type: 'checkbox' })} label={t('login.remember')} />
          <Button type="submit" size="md" loading={login.isPending}>
            {t('login.submit')}
          </Button>
          <FreePlay />
          <p className={classes.other}>
            {t('login.noAccount')}{' '}
            <Anchor component="button" type="button" onClick={() => show({ auth: 'register' }, true)}>
              {t('login.toRegister')}
            </Anchor>
          </p>
        </Stack>
      </form>
    </ModalShell>
  );
}

function FreePlay() {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const status = useQuery(statusQuery);
  const free = useFreePlay();
  if (!status.data?.freePlay) return null;
  return (
    <>
      <Divider />
      <Button
        variant="default"
        loading={free.isPending}
        onClick={() =>
          free.mutate(undefined, {
            onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
          })
        }
      >
        {t('login.freePlay')}
      </Button>
    </>
  );
}
