import { useTranslation } from '@ikka/i18n/react';
import { Anchor, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordProblem, refusedPasswordPart, repetitionProblem } from './password-form.ts';
import { useFieldRule } from './use-field-rule.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useFormFocus } from './use-form-focus.ts';
import { usePasswordChange } from './use-password-change.ts';

interface ChangePasswordFormProps {
  account: string;
  asksOld: boolean;
  /** Offered where the dialog cannot be closed: to log out instead. */
  onLeave: (() => void) | undefined;
}

const said = (problem: FormProblem | null) => (problem ? <FormSentence problem={problem} /> : null);

export function ChangePasswordForm({ account, asksOld: asksOldAtFirst, onLeave }: ChangePasswordFormProps) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  // What was asked for stays asked for: a field must not go away under the hand.
  const [asksOld] = useState(asksOldAtFirst);
  const rule = useFieldRule('password');
  const first = useFirstFocus<HTMLDivElement>();
  const change = usePasswordChange(account, () => void navigate({ to: '/', search: {} }));
  const { form: element, focus } = useFormFocus();
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    validate: (values) => ({
      oldPassword: asksOld && values.oldPassword === '' ? said({ kind: 'required' }) : null,
      newPassword: said(newPasswordProblem(rule, values.newPassword, account)),
      confirmNewPassword: said(repetitionProblem(values.newPassword, values.confirmNewPassword)),
    }),
  });
  const refused = change.error instanceof CallFailure ? refusedPasswordPart(change.error.failed) : null;

  function send({ oldPassword, ...typed }: typeof form.values) {
    if (change.isPending) return;
    change.mutate(asksOld ? { ...typed, oldPassword } : typed, {
      onError: (error) => {
        const at = error instanceof CallFailure ? refusedPasswordPart(error.failed) : null;
        if (!at) return;
        form.setFieldError(at.part, said(at.problem));
        focus(new Set([at.part]));
      },
    });
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit(send, (errors) => focus(new Set(Object.keys(errors))))}
    >
      <Stack gap="md" ref={first}>
        {change.error && !refused ? <FormAlert error={change.error} /> : null}
        <Text c="dimmed">
          {t('changePassword.account')}: <bdi>{account}</bdi>
        </Text>
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        {asksOld ? (
          <div data-part="oldPassword">
            <PasswordInput
              {...form.getInputProps('oldPassword')}
              label={t('changePassword.old')}
              autoComplete="current-password"
              maxLength={200}
              data-autofocus
              dir="ltr"
              visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
            />
          </div>
        ) : null}
        <div data-part="newPassword">
          <NewPasswordField
            {...form.getInputProps('newPassword')}
            rule={rule}
            accountName={account}
            data-autofocus={!asksOld || undefined}
          />
        </div>
        <div data-part="confirmNewPassword">
          <NewPasswordField
            {...form.getInputProps('confirmNewPassword')}
            rule={null}
            label={t('field.confirmNewPassword')}
          />
        </div>
        <SubmitButton isBusy={change.isPending}>{t('changePassword.submit')}</SubmitButton>
        {onLeave ? (
          <Anchor component="button" type="button" onClick={onLeave}>
            {t('changePassword.signOut')}
          </Anchor>
        ) : null}
      </Stack>
    </form>
  );
}
