import { useTranslation } from '@ikka/i18n/react';
import { PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RegisterField, ShownField } from './register-view.ts';

type TextField = Exclude<RegisterField, 'mobileNum'>;

const autoComplete: { readonly [Name in TextField]?: string } = {
  username: 'username',
  password: 'new-password',
  payeeName: 'name',
  email: 'email',
  birthday: 'bday',
};
const keyboards: { readonly [Name in TextField]?: 'email' | 'tel' | 'numeric' } = {
  email: 'email',
  whatsapp: 'tel',
  zalo: 'tel',
  qqNum: 'numeric',
};
const codes: ReadonlySet<TextField> = new Set(['affiliateCode', 'referralCode', 'recommenderId']);
/** The pattern whose value a date picker gives: yyyy-MM-dd. */
const isoDate = 11;

/** One text field of the form, as its rule wants it. */
export function RegisterInput({
  field,
  name,
  today,
  description,
  input,
}: {
  field: ShownField;
  name: TextField;
  today: string;
  description: ReactNode;
  /** What the form gives the field: value, error and what it listens to. */
  input: object;
}) {
  const { t } = useTranslation('identity');
  const label = field.required ? t(`field.${name}`) : `${t(`field.${name}`)} · ${t('field.optional')}`;
  const shared = {
    ...input,
    label,
    ...(description == null ? {} : { description }),
    'aria-required': field.required,
    maxLength: field.rule.maxLength,
    autoComplete: autoComplete[name] ?? 'off',
  };
  if (name === 'password' || name === 'paymentPassword') {
    return (
      <PasswordInput
        {...shared}
        autoComplete="new-password"
        inputMode={name === 'paymentPassword' && field.rule.patternId === 6 ? 'numeric' : 'text'}
        dir="ltr"
        visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
      />
    );
  }
  if (name === 'birthday' && field.rule.patternId === isoDate) {
    return <TextInput {...shared} type="date" max={today} dir="ltr" />;
  }
  return (
    <TextInput
      {...shared}
      dir={name === 'payeeName' ? 'auto' : 'ltr'}
      inputMode={keyboards[name] ?? (field.rule.patternId === 6 ? 'numeric' : 'text')}
      autoCapitalize={codes.has(name) ? 'characters' : name === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
    />
  );
}
