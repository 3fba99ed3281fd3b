import { useTranslation } from '@ikka/i18n/react';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../parts/calls/client.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { AppCodeField } from './AppCodeField.tsx';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordProblem, refusedPasswordPart, repetitionProblem } from './password-form.ts';
import { useFieldRule } from './use-field-rule.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useResetPassword } from './use-reset-link.ts';

interface ResetFormProps {
  token: string;
  needsSecondFactor: boolean;
  onDone: () => void;
  /** The link ended while the form was open. */
  onOver: () => void;
}

const said = (problem: FormProblem | null) => (problem ? <FormSentence problem={problem} /> : null);
const asksSecondFactor = (error: Error): boolean =>
  error instanceof CallFailure && error.failed.code === 'reset.second_factor_required';

/** A new password in place of the forgotten one, with the authenticator's code where the member has one. */
export function ResetForm({ token, needsSecondFactor, onDone, onOver }: ResetFormProps) {
  const { t } = useTranslation('identity');
  const rule = useFieldRule('password');
  const reset = useResetPassword();
  // An authenticator may be set up while the form is open.
  const [asksCode, setAsksCode] = useState(needsSecondFactor);
  const { form: element, focus } = useFormFocus();
  const form = useForm({
    initialValues: { newPassword: '', confirmNewPassword: '', code: '' },
    validate: (values) => ({
      newPassword: said(newPasswordProblem(rule, values.newPassword)),
      confirmNewPassword: said(repetitionProblem(values.newPassword, values.confirmNewPassword)),
      code: asksCode && values.code.trim() === '' ? said({ kind: 'required' }) : null,
    }),
  });
  useEffect(() => focus(new Set(['newPassword'])), [focus]);

  const refusedPart = (error: Error) =>
    error instanceof CallFailure ? refusedPasswordPart(error.failed) : null;
  const isOfForm = reset.error !== null && !refusedPart(reset.error) && !asksSecondFactor(reset.error);

  function refuse(error: Error) {
    if (error instanceof CallFailure && error.failed.code === 'reset.link_invalid') return onOver();
    if (asksSecondFactor(error)) {
      setAsksCode(true);
      return focus(new Set(['code']));
    }
    const at = refusedPart(error);
    if (!at) return;
    form.setFieldError(at.part, said(at.problem));
    focus(new Set<string>([at.part]));
  }
  function send({ code, ...typed }: typeof form.values) {
    if (reset.isPending) return;
    reset.mutate(
      { token, ...typed, ...(asksCode ? { code: code.trim() } : {}) },
      { onSuccess: onDone, onError: refuse },
    );
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit(send, (errors) => focus(new Set(Object.keys(errors))))}
    >
      <Stack gap="md">
        {isOfForm && reset.error ? <FormAlert error={reset.error} /> : null}
        <div data-part="newPassword">
          <NewPasswordField {...form.getInputProps('newPassword')} rule={rule} />
        </div>
        <div data-part="confirmNewPassword">
          <NewPasswordField
            {...form.getInputProps('confirmNewPassword')}
            rule={null}
            label={t('field.confirmNewPassword')}
          />
        </div>
        {asksCode ? (
          <div data-part="code">
            <AppCodeField {...form.getInputProps('code')} description={t('secondStep.recoveryHint')} />
          </div>
        ) : null}
        <SubmitButton isBusy={reset.isPending}>{t('reset.submit')}</SubmitButton>
      </Stack>
    </form>
  );
}
