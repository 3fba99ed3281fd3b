import { useTranslation } from '@ikka/i18n/react';
import { Anchor, Checkbox, PasswordInput, Stack, Tabs, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { CodeField } from '../../parts/codes/CodeField.tsx';
import { FormFoot } from '../../parts/forms/FormFoot.tsx';
import { useFormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { CodeFailureDialog } from './CodeFailureDialog.tsx';
import { FormAlert } from './FormAlert.tsx';
import { ImageCaptcha } from './ImageCaptcha.tsx';
import { LockedAlert } from './LockedAlert.tsx';
import classes from './LoginForm.module.css';
import { OtherWays } from './OtherWays.tsx';
import { phoneInput } from './phone-input.ts';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { type LoginTab, useLoginForm } from './use-login-form.tsx';

/** Without tabs a panel is none; it stays the same element, so that tabs that come later take nothing away. */
const noPanel = { role: 'presentation', 'aria-labelledby': undefined } as const;

/** The form of a log-in: by username and password, or by mobile number and a code where the site offers it. */
export function LoginForm(known: { username: string; remember: boolean }) {
  const { t } = useTranslation('identity');
  const { openModal, openRegister } = useLayers();
  const shown = useLoginForm(known);
  const sentence = useFormSentence();
  const { form, tab, captcha, login } = shown;
  const name = form.values.username.trim();
  /** Whose log-in is being unlocked. */
  const [unlocking, setUnlocking] = useState<string | null>(null);
  const first = useFirstFocus<HTMLFormElement>();

  const body = (
    <form
      onSubmit={shown.submit}
      ref={(node) => {
        first.current = node;
        shown.element.current = node;
      }}
      noValidate
    >
      <Stack gap="md">
        {tab === 'username' ? (
          <NameFields shown={shown} knowsName={known.username !== ''} />
        ) : (
          <PhoneFields shown={shown} />
        )}
        {captcha.asksImage ? (
          <div data-part="captcha">
            <ImageCaptcha
              handle={captcha.image}
              onRead={captcha.onRead}
              error={captcha.problems.captcha ? sentence(captcha.problems.captcha) : undefined}
            />
          </div>
        ) : null}
        {captcha.needsSlider ? (
          <div data-part="slider">
            <SliderCaptcha
              handle={captcha.slider}
              onSolved={captcha.onSolved}
              error={captcha.problems.slider ? sentence(captcha.problems.slider) : undefined}
            />
          </div>
        ) : null}
        <div className={classes.line}>
          <Checkbox {...form.getInputProps('remember', { type: 'checkbox' })} label={t('login.remember')} />
          <Anchor component="button" type="button" size="sm" onClick={() => openModal('forgetPassModal')}>
            {t('login.forgot')}
          </Anchor>
        </div>
        <FormFoot>
          {shown.lock.until > 0 ? (
            <LockedAlert
              until={shown.lock.until}
              onUnlock={tab === 'username' && name !== '' ? () => setUnlocking(name) : undefined}
            />
          ) : shown.failure ? (
            <FormAlert error={shown.failure} />
          ) : null}
          <SubmitButton isBusy={login.isPending}>{t('login.submit')}</SubmitButton>
        </FormFoot>
        <OtherWays />
        <p className={classes.other}>
          {t('login.noAccount')}{' '}
          <Anchor component="button" type="button" onClick={openRegister}>
            {t('login.toRegister')}
          </Anchor>
        </p>
      </Stack>
    </form>
  );
  return (
    <Tabs value={tab} onChange={(next) => shown.changeTab((next ?? 'username') as LoginTab)}>
      {shown.hasSms ? (
        <Tabs.List grow mb="md" aria-label={t('login.tabsLabel')}>
          <Tabs.Tab value="username">{t('login.tabUsername')}</Tabs.Tab>
          <Tabs.Tab value="sms">{t('login.tabSms')}</Tabs.Tab>
        </Tabs.List>
      ) : null}
      <Tabs.Panel value={tab} {...(shown.hasSms ? {} : noPanel)}>
        {body}
      </Tabs.Panel>
      {/* Beside the form: what is sent from within it would send the form too. */}
      {unlocking === null ? null : (
        <UnlockDialog
          username={unlocking}
          onClose={() => setUnlocking(null)}
          onUnlocked={() => {
            setUnlocking(null);
            shown.lock.end();
            shown.focus(new Set(['password']));
          }}
        />
      )}
    </Tabs>
  );
}

type Shown = ReturnType<typeof useLoginForm>;

function NameFields({ shown: { form }, knowsName }: { shown: Shown; knowsName: boolean }) {
  const { t } = useTranslation('identity');
  return (
    <>
      <div data-part="username">
        <TextInput
          {...form.getInputProps('username')}
          label={t('field.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          data-autofocus={!knowsName || undefined}
          dir="ltr"
        />
      </div>
      <div data-part="password">
        <PasswordInput
          {...form.getInputProps('password')}
          label={t('field.password')}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus={knowsName || undefined}
          dir="ltr"
          visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
        />
      </div>
    </>
  );
}

function PhoneFields({ shown: { form, sms, focus } }: { shown: Shown }) {
  const { t } = useTranslation('identity');
  function send() {
    if (form.validateField('phone').hasError) return focus(new Set(['phone']));
    sms.sender.send(form.values.phone);
  }
  return (
    <>
      <div data-part="phone">
        <PhoneField {...phoneInput(form)} label={t('field.mobileNum')} />
      </div>
      <div data-part="code">
        <CodeField {...form.getInputProps('code')} sender={sms.sender} onSend={send} />
        <CodeFailureDialog error={sms.sender.error} />
      </div>
    </>
  );
}
