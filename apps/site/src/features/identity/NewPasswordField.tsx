import type { FieldRule } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldProps extends PasswordInputProps {
  rule: FieldRule | null;
  accountName?: string;
}

/** A new password, with the rules that it has to meet as far as they are known. */
export function NewPasswordField({ rule, accountName = '', ...input }: NewPasswordFieldProps) {
  const { t } = useTranslation('identity');
  return (
    <PasswordInput
      label={t('field.newPassword')}
      description={
        rule ? (
          <PasswordRules rule={rule} typed={String(input.value ?? '')} accountName={accountName} />
        ) : null
      }
      {...input}
      autoComplete="new-password"
      maxLength={200}
      dir="ltr"
      visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
    />
  );
}
