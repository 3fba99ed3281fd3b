import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { Alert, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { securityQuery } from '../../parts/account/security-query.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { type FormProblem, FormSentence } from '../../parts/forms/FormSentence.tsx';
import classes from '../../parts/forms/form-parts.module.css';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { refusedPaymentField } from './refused-payment-fields.ts';
import { useSetPaymentPassword } from './use-security.ts';

/** Sets the payment password, or another one in its place. */
export function PaymentPasswordPart() {
  const failureText = useFailureText();
  const security = useQuery(securityQuery);
  if (security.isPending) return <ListSkeleton rows={3} height={64} />;
  if (security.isError) {
    return <ErrorState message={failureText(security.error)} onRetry={() => void security.refetch()} />;
  }
  return <PaymentPasswordForm isSet={security.data.hasPaymentPassword} />;
}

function PaymentPasswordForm({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation(['member', 'identity', 'common', 'refusals']);
  const failureText = useFailureText();
  const { openCentre } = useLayers();
  const save = useSetPaymentPassword();
  const form = useForm({
    initialValues: { newPassword: '', confirmNewPassword: '' },
    validate: {
      newPassword: (value) => (value === '' ? <FormSentence problem={{ kind: 'required' }} /> : null),
      confirmNewPassword: (value, { newPassword }) =>
        value === newPassword ? null : <FormSentence problem={{ kind: 'passwordsDiffer' }} />,
    },
  });
  const shared = {
    autoComplete: 'new-password',
    dir: 'ltr',
    visibilityToggleButtonProps: { 'aria-label': t('identity:field.showPassword') },
  } as const;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (save.isPending) return;
        save.mutate(values, {
          onSuccess: () => {
            notifications.show({ color: 'emerald', message: t('paymentPassword.saved') });
            openCentre('securityCenter');
          },
          onError: (error) => {
            if (!(error instanceof CallFailure)) return;
            const { failed } = error;
            const refused = refusedPaymentField(failed);
            if (!refused) return;
            const problem: FormProblem =
              refused.patternId === null ? { kind: 'refused', failed } : { kind: 'pattern', ...refused };
            form.setFieldError(refused.field, <FormSentence problem={problem} />);
          },
        });
      })}
    >
      <p className={classes.hint}>{t(isSet ? 'paymentPassword.changeHint' : 'paymentPassword.setHint')}</p>
      {save.error && Object.keys(form.errors).length === 0 ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(save.error)}
        </Alert>
      ) : null}
      <PasswordInput {...shared} {...form.getInputProps('newPassword')} label={t('paymentPassword.new')} />
      <PasswordInput
        {...shared}
        {...form.getInputProps('confirmNewPassword')}
        label={t('paymentPassword.repeat')}
      />
      <SubmitButton size="sm" isBusy={save.isPending} className={classes.submit}>
        {t('common:action.save')}
      </SubmitButton>
    </form>
  );
}
