import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { useCodeSender } from '../../parts/codes/use-code-sender.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { emptyPhone, type PhoneValue, phoneBody } from '../../parts/phone/phone-value.ts';
import { AppCodeField } from './AppCodeField.tsx';
import { CodeFailureDialog } from './CodeFailureDialog.tsx';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordProblem, refusedPasswordPart } from './password-form.ts';
import { phoneInput } from './phone-input.ts';
import { useFieldRule } from './use-field-rule.ts';
import { useFormFocus } from './use-form-focus.ts';
import { usePhoneReset } from './use-phone-reset.ts';

const said = (problem: FormProblem | null) => (problem ? <FormSentence problem={problem} /> : null);
const required = (value: string) => (value.trim() === '' ? said({ kind: 'required' }) : null);

/** Sets a new password by a code that comes by SMS, and logs in with it. */
export function ForgotByMobile() {
  const { t } = useTranslation('identity');
  const rule = useFieldRule('password');
  const navigate = useNavigate();
  const [asksSecond, setAsksSecond] = useState(false);
  /** The code by SMS that was right while the authenticator's was still missing. */
  const rightCode = useRef<string | null>(null);
  const { form: element, focus } = useFormFocus();
  const sender = useCodeSender(
    (phone: PhoneValue) =>
      answerOf(client.call(calls.identity.smsCode, { body: { ...phoneBody(phone), purpose: 'recover' } })),
    'recover',
  );
  const reset = usePhoneReset(() => void navigate({ to: '/', search: {} }));
  const form = useForm({
    initialValues: { phone: emptyPhone, verificationCode: '', newPassword: '', code: '' },
    validate: (values) => ({
      phone: required(values.phone.mobileNum),
      verificationCode: required(values.verificationCode),
      newPassword: said(newPasswordProblem(rule, values.newPassword)),
      code: asksSecond ? required(values.code) : null,
    }),
  });

  const refusedPart = (error: Error, typed: string) =>
    error instanceof CallFailure
      ? refusedPasswordPart(
          error.failed,
          asksSecond && rightCode.current === typed ? 'code' : 'verificationCode',
        )
      : null;
  const asksMore = (error: Error) =>
    error instanceof CallFailure &&
    (error.failed.code === 'reset.second_factor_required' ||
      error.failed.code === 'login.verification_required');

  function refuse(error: Error, typed: string) {
    if (error instanceof CallFailure && error.failed.code === 'reset.second_factor_required') {
      rightCode.current = typed;
      setAsksSecond(true);
      return focus(new Set(['code']));
    }
    const at = refusedPart(error, typed);
    if (!at) return;
    form.setFieldError(at.part, said(at.problem));
    focus(new Set<string>([at.part]));
  }
  function send({ phone, verificationCode, newPassword, code }: typeof form.values) {
    if (reset.isPending) return;
    const typed = verificationCode.trim();
    reset.mutate(
      {
        ...phoneBody(phone),
        verificationCode: typed,
        newPassword,
        ...(asksSecond ? { code: code.trim() } : {}),
      },
      { onError: (error) => refuse(error, typed) },
    );
  }
  function sendCode() {
    if (form.validateField('phone').hasError) return focus(new Set(['phone']));
    sender.send(form.values.phone);
  }
  const isOfForm =
    reset.error !== null &&
    !asksMore(reset.error) &&
    !refusedPart(reset.error, form.values.verificationCode.trim());

  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit(send, (errors) => focus(new Set(Object.keys(errors))))}
    >
      <Stack gap="md">
        {isOfForm && reset.error ? <FormAlert error={reset.error} /> : null}
        <div data-part="phone">
          <PhoneField {...phoneInput(form)} label={t('field.mobileNum')} autoFocus />
        </div>
        <div data-part="verificationCode">
          <CodeField {...form.getInputProps('verificationCode')} sender={sender} onSend={sendCode} />
          <CodeFailureDialog error={sender.error} />
        </div>
        <div data-part="newPassword">
          <NewPasswordField {...form.getInputProps('newPassword')} rule={rule} />
        </div>
        {asksSecond ? (
          <div data-part="code">
            <AppCodeField {...form.getInputProps('code')} description={t('forgot.second')} />
          </div>
        ) : null}
        <SubmitButton isBusy={reset.isPending}>{t('forgot.set')}</SubmitButton>
      </Stack>
    </form>
  );
}
