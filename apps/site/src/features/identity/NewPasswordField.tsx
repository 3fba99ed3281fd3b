import type { FieldRule } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { FormSentence } from './FormSentence.tsx';

/** A new password, with the rule that it has to meet as far as it is known. */
export function NewPasswordField({ rule, ...input }: { rule: FieldRule | null } & PasswordInputProps) {
  const { t } = useTranslation('identity');
  return (
    <PasswordInput
      label={t('field.newPassword')}
      description={
        // Where the rule was missed, it stands below the field.
        rule && !input.error ? (
          <FormSentence
            problem={{ kind: 'pattern', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }}
          />
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
