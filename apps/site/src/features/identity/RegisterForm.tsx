import type { CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Anchor, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { CallFailure } from '../../app/client.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { useLayers } from '../../app/use-layers.ts';
import classes from './forms.module.css';
import { refusedFields } from './refused-fields.ts';
import { fieldError, type RegisterField, type ShownField, shownFields } from './register-view.ts';
import { SliderCaptcha, type SliderHandle, type SolvedCaptcha } from './SliderCaptcha.tsx';
import { useRegister } from './use-login.ts';

type Settings = CallValue<typeof calls.system.registerSettings>;
type Values = Record<RegisterField | 'confirmPassword', string> & { terms: boolean; age: boolean };

const empty: Values = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  terms: true,
  age: false,
};

export function RegisterForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['identity', 'common']);
  const failureText = useFailureText();
  const { show } = useLayers();
  const register = useRegister((name) =>
    notifications.show({ color: 'emerald', message: t('register.success', { name }) }),
  );
  const slider = useRef<SliderHandle | null>(null);
  const [solved, setSolved] = useState<SolvedCaptcha | null>(null);
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const fields = shownFields(settings.fields);

  function said(field: ShownField, value: string): string | null {
    const error = fieldError(field, value);
    if (error === null) return null;
    return error.key === 'required'
      ? t('error.required')
      : t(`error.${error.key}` as 'error.pattern.0', error);
  }

  const form = useForm<Values>({
    initialValues: empty,
    validateInputOnBlur: true,
    validate: (values) => ({
      ...Object.fromEntries(fields.map((field) => [field.name, said(field, values[field.name])])),
      confirmPassword: values.confirmPassword === values.password ? null : t('error.passwordsDiffer'),
      terms: values.terms ? null : t('error.terms'),
      age: values.age ? null : t('error.age', { age: settings.ageConfirmation }),
    }),
  });

  function submit(values: Values) {
    if (settings.sliderCaptcha && !solved) {
      setAsksCaptcha(true);
      return;
    }
    const optional = fields
      .filter(({ name }) => name !== 'username' && name !== 'password' && values[name].trim() !== '')
      .map(({ name }) => [name, values[name].trim()]);
    register.mutate(
      {
        ...Object.fromEntries(optional),
        username: values.username.trim(),
        password: values.password,
        confirmPassword: values.confirmPassword,
        agreeTerms: values.terms,
        ageConfirmed: values.age,
        registerUrl: location.href.slice(0, 255),
        domain: location.host,
        ...(solved ? { sliderCaptcha: solved } : {}),
      },
      {
        onError: (error) => {
          slider.current?.reset();
          if (error instanceof CallFailure) form.setErrors(refusedFields(error.failed, failureText(error)));
        },
      },
    );
  }

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        {register.isError && Object.keys(form.errors).length === 0 ? (
          <Alert color="coral" icon={<IconAlertCircle />} role="alert">
            {failureText(register.error)}
          </Alert>
        ) : null}
        {fields.map((field) => (
          <RegisterInput key={field.name} field={field} props={form.getInputProps(field.name)} />
        ))}
        <PasswordInput
          {...form.getInputProps('confirmPassword')}
          label={t('field.confirmPassword')}
          autoComplete="new-password"
          dir="ltr"
          visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
        />
        {settings.sliderCaptcha ? (
          <SliderCaptcha
            handle={slider}
            onSolved={setSolved}
            error={asksCaptcha && !solved ? t('error.captcha') : undefined}
          />
        ) : null}
        <Checkbox {...form.getInputProps('terms', { type: 'checkbox' })} label={t('register.terms')} />
        <Checkbox
          {...form.getInputProps('age', { type: 'checkbox' })}
          label={t('register.age', { age: settings.ageConfirmation })}
        />
        <Button type="submit" size="md" loading={register.isPending}>
          {t('register.submit')}
        </Button>
        <p className={classes.other}>
          {t('register.hasAccount')}{' '}
          <Anchor component="button" type="button" onClick={() => show({ auth: 'login' }, true)}>
            {t('register.toLogin')}
          </Anchor>
        </p>
      </Stack>
    </form>
  );
}

const autoComplete = {
  username: 'username',
  password: 'new-password',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel',
} as const;

function RegisterInput({ field, props }: { field: ShownField; props: object }) {
  const { t } = useTranslation('identity');
  const label = field.required
    ? t(`field.${field.name}`)
    : `${t(`field.${field.name}`)} · ${t('field.optional')}`;
  const shared = { ...props, label, autoComplete: autoComplete[field.name], maxLength: field.rule.maxLength };
  if (field.name === 'password') {
    return (
      <PasswordInput
        {...shared}
        dir="ltr"
        visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
      />
    );
  }
  const direction = field.name === 'payeeName' ? 'auto' : 'ltr';
  const mode = field.name === 'email' ? 'email' : field.name === 'mobileNum' ? 'tel' : 'text';
  return <TextInput {...shared} dir={direction} inputMode={mode} autoCapitalize="none" spellCheck={false} />;
}
