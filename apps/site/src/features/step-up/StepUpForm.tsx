import type { StepUpMethod } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconAlertCircle, IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { useCodeSender } from '../../parts/codes/use-code-sender.ts';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import classes from './StepUpDialog.module.css';
import { isAboutField } from './step-up-view.ts';
import { sendStepUpCode, useProve } from './use-step-up.ts';

interface StepUpFormProps {
  method: StepUpMethod;
  /** The masked number or mailbox that a code goes to. */
  sentTo: string | null;
  onProven: () => void;
}

/** One way to prove it: a password, a code, or a touch. */
export function StepUpForm({ method, sentTo, onProven }: StepUpFormProps) {
  const { t } = useTranslation(['member', 'identity']);
  const failureText = useFailureText();
  const prove = useProve(onProven);
  const sender = useCodeSender(sendStepUpCode);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  const failed = prove.error instanceof CallFailure ? prove.error.failed : null;
  const belongsToField = failed !== null && isAboutField(failed.code);
  const fieldError = isMissing
    ? t('identity:error.required')
    : belongsToField && prove.error
      ? failureText(prove.error)
      : null;

  function submit() {
    if (prove.isPending) return;
    if (method === 'passkey') return prove.mutate({ method });
    if (typed.trim() === '') return setMissing(true);
    prove.mutate(method === 'password' ? { method, password: typed } : { method, code: typed.trim() });
  }
  const field = {
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      setMissing(false);
      if (prove.isError) prove.reset();
    },
    error: fieldError,
    'data-autofocus': true,
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        {prove.error && !belongsToField ? (
          <Alert color="coral" icon={<IconAlertCircle />} role="alert">
            {failureText(prove.error)}
          </Alert>
        ) : null}
        {method === 'password' ? (
          <PasswordInput
            {...field}
            label={t('stepUp.password')}
            autoComplete="current-password"
            dir="ltr"
            visibilityToggleButtonProps={{ 'aria-label': t('identity:field.showPassword') }}
          />
        ) : method === 'authenticator' ? (
          <TextInput
            {...field}
            label={t('stepUp.appCode')}
            description={t('stepUp.recoveryHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        ) : method === 'passkey' ? (
          <p className={classes.hint}>
            <IconFingerprint size={30} stroke={1.4} />
            {t('stepUp.passkeyHint')}
          </p>
        ) : (
          <>
            <p className={classes.hint}>
              {t('stepUp.sentTo')} <Figure>{sentTo ?? ''}</Figure>
            </p>
            <CodeField {...field} sender={sender} onSend={() => sender.send(method)} />
          </>
        )}
        <SubmitButton isBusy={prove.isPending}>
          {t(method === 'passkey' ? 'stepUp.usePasskey' : 'stepUp.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
