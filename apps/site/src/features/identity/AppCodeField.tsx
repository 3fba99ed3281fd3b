import { useTranslation } from '@ikka/i18n/react';
import { TextInput, type TextInputProps } from '@mantine/core';

/** The code of an authenticator's app, or one of the recovery codes. */
export function AppCodeField(props: TextInputProps) {
  const { t } = useTranslation('identity');
  return (
    <TextInput
      {...props}
      label={t('secondStep.appCode')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      dir="ltr"
    />
  );
}
