import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { FormAlert } from './FormAlert.tsx';
import { looksLikeEmail } from './looks-like-email.ts';
import { fieldError } from './register-view.ts';
import { useFieldRule } from './use-field-rule.ts';
import { useFormFocus } from './use-form-focus.ts';

const said = (problem: FormProblem | null) => (problem ? <FormSentence problem={problem} /> : null);

/** Asks for a link by mail, by the account's name and its address. */
export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('identity');
  const rule = useFieldRule('username');
  const { form: element, focus } = useFormFocus();
  const ask = useMutation({
    mutationFn: (body: { username: string; email: string }) =>
      answerOf(client.call(calls.identity.forgotPassword, { body })),
    onSuccess: onSent,
  });

  function nameProblem(typed: string): FormProblem | null {
    if (typed.trim() === '') return { kind: 'required' };
    const error = rule && fieldError({ name: 'username', required: true, rule }, typed);
    if (!error || error.key === 'required') return null;
    return { kind: 'pattern', patternId: rule.patternId, min: error.min, max: error.max };
  }
  const form = useForm({
    initialValues: { username: '', email: '' },
    validate: (values) => ({
      username: said(nameProblem(values.username)),
      email: said(
        values.email.trim() === ''
          ? { kind: 'required' }
          : looksLikeEmail(values.email)
            ? null
            : { kind: 'email' },
      ),
    }),
  });
  const isOfField = ask.error instanceof CallFailure && ask.error.failed.code === 'contact.invalid';

  function send({ username, email }: typeof form.values) {
    if (ask.isPending) return;
    ask.mutate(
      { username: username.trim(), email: email.trim() },
      {
        onError: (error) => {
          if (!(error instanceof CallFailure) || error.failed.code !== 'contact.invalid') return;
          form.setFieldError('email', said({ kind: 'email' }));
          focus(new Set(['email']));
        },
      },
    );
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit(send, (errors) => focus(new Set(Object.keys(errors))))}
    >
      <Stack gap="md">
        {ask.error && !isOfField ? <FormAlert error={ask.error} /> : null}
        <div data-part="username">
          <TextInput
            {...form.getInputProps('username')}
            label={t('field.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            dir="ltr"
            data-autofocus
          />
        </div>
        <div data-part="email">
          <TextInput
            {...form.getInputProps('email')}
            label={t('field.email')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            dir="ltr"
          />
        </div>
        <SubmitButton isBusy={ask.isPending}>{t('forgot.send')}</SubmitButton>
      </Stack>
    </form>
  );
}
