import { useTranslation } from '@ikka/i18n/react';
import { PasswordInput } from '@mantine/core';
import { type FocusEvent, Fragment } from 'react';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { CodeFailureDialog } from './CodeFailureDialog.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { phoneInput } from './phone-input.ts';
import { RegisterInput } from './RegisterInput.tsx';
import { fieldError, type RegisterSettings, type ShownField } from './register-view.ts';
import type { useRegisterForm } from './use-register-form.tsx';

type Shown = ReturnType<typeof useRegisterForm>;

/** The fields that the operator asks for, each followed by what belongs to it. */
export function RegisterFields({ settings, shown }: { settings: RegisterSettings; shown: Shown }) {
  return shown.fields.map((field) => (
    <Fragment key={field.name}>
      {field.name === 'mobileNum' ? (
        <NumberFields field={field} settings={settings} shown={shown} />
      ) : (
        <TextPart field={field} name={field.name} shown={shown} />
      )}
      {field.name === 'password' ? <RepeatedPassword shown={shown} /> : null}
    </Fragment>
  ));
}

function TextPart({
  field,
  name,
  shown,
}: {
  field: ShownField;
  name: Exclude<ShownField['name'], 'mobileNum'>;
  shown: Shown;
}) {
  const { t } = useTranslation('identity');
  const { onBlur, ...props } = shown.form.getInputProps(name);
  const isRightCode =
    name === 'affiliateCode' && shown.affiliate.stateOf(shown.form.values.affiliateCode) === 'right';
  const hint = isRightCode ? (
    t('register.codeCounts')
  ) : name === 'username' && shown.tab === 'mobile' ? (
    t('register.nameHint')
  ) : name === 'paymentPassword' ? (
    t('register.paymentHint')
  ) : name === 'password' ? (
    <PasswordRules
      rule={field.rule}
      typed={shown.form.values.password}
      accountName={shown.form.values.username.trim()}
    />
  ) : undefined;
  return (
    <div data-part={name}>
      <RegisterInput
        field={field}
        name={name}
        today={shown.today}
        description={hint}
        input={{
          ...props,
          onBlur: (event: FocusEvent<HTMLInputElement>) => {
            onBlur?.(event);
            if (name === 'affiliateCode') void shown.checkAffiliate(event.currentTarget.value);
          },
        }}
      />
    </div>
  );
}

function RepeatedPassword({ shown }: { shown: Shown }) {
  const { t } = useTranslation('identity');
  return (
    <div data-part="confirmPassword">
      <PasswordInput
        {...shown.form.getInputProps('confirmPassword')}
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        dir="ltr"
        visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
      />
    </div>
  );
}

/** The number, and the code that proves it where the site asks for one. */
function NumberFields({
  field,
  settings,
  shown,
}: {
  field: ShownField;
  settings: RegisterSettings;
  shown: Shown;
}) {
  const { t } = useTranslation('identity');
  const { form } = shown;
  const { sender } = shown.code;
  const label = field.required ? t('field.mobileNum') : `${t('field.mobileNum')} · ${t('field.optional')}`;

  function send() {
    if (form.validateField('phone').hasError) return;
    sender.send(form.values.phone);
  }

  return (
    <>
      <div data-part="phone">
        <PhoneField {...phoneInput(form)} label={label} />
      </div>
      {settings.smsVerification ? (
        <div data-part="verificationCode">
          <CodeField
            {...form.getInputProps('verificationCode')}
            sender={{ ...sender, error: null }}
            canSend={
              form.values.phone.mobileNum.trim() !== '' &&
              fieldError(field, form.values.phone.mobileNum) === null
            }
            onSend={send}
          />
          <CodeFailureDialog error={sender.error} />
        </div>
      ) : null}
    </>
  );
}
