import { useTranslation } from '@ikka/i18n/react';
import { Anchor, Stack, Tabs } from '@mantine/core';
import { useLayers } from '../../parts/address/use-layers.ts';
import { FormFoot } from '../../parts/forms/FormFoot.tsx';
import { useFormSentence } from '../../parts/forms/FormSentence.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { ExternalButtons } from './ExternalButtons.tsx';
import { FormAlert } from './FormAlert.tsx';
import classes from './forms.module.css';
import { ImageCaptcha } from './ImageCaptcha.tsx';
import { RegisterConsent } from './RegisterConsent.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import type { RegisterSettings, RegisterTab } from './register-view.ts';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { useRegisterForm } from './use-register-form.tsx';

/**
 * The form of registration, with a tab for each way that the operator has opened. With the `ticket` of another house it
 * is the form of a person who is proven already.
 */
export function RegisterForm({ settings, ticket }: { settings: RegisterSettings; ticket?: string }) {
  const { t } = useTranslation('identity');
  const sentence = useFormSentence();
  const { openLogin } = useLayers();
  const shown = useRegisterForm(settings, ticket);
  const { form, captchas, register, tab } = shown;

  const body = (
    <form ref={shown.element} onSubmit={shown.submit} noValidate>
      <Stack gap="md">
        <RegisterFields settings={settings} shown={shown} />
        {settings.imageCaptcha ? (
          <div data-part="captcha">
            <ImageCaptcha
              handle={captchas.image}
              onRead={captchas.onRead}
              error={captchas.problems.captcha ? sentence(captchas.problems.captcha) : undefined}
            />
          </div>
        ) : null}
        {settings.sliderCaptcha ? (
          <div data-part="slider">
            <SliderCaptcha
              handle={captchas.slider}
              onSolved={captchas.onSolved}
              error={captchas.problems.slider ? sentence(captchas.problems.slider) : undefined}
            />
          </div>
        ) : null}
        <RegisterConsent
          terms={form.getInputProps('terms', { type: 'checkbox' })}
          age={form.getInputProps('age', { type: 'checkbox' })}
          legalAge={settings.ageConfirmation}
        />
        <FormFoot>
          {shown.failure ? <FormAlert error={shown.failure} /> : null}
          <SubmitButton isBusy={register.isPending}>{t('register.submit')}</SubmitButton>
        </FormFoot>
        {ticket === undefined ? (
          <>
            <ExternalButtons />
            <p className={classes.other}>
              {t('register.hasAccount')}{' '}
              <Anchor component="button" type="button" onClick={openLogin}>
                {t('register.toLogin')}
              </Anchor>
            </p>
          </>
        ) : null}
      </Stack>
    </form>
  );

  if (!settings.mobileRegistration) return body;
  return (
    <Tabs value={tab} onChange={(next) => shown.changeTab((next ?? 'username') as RegisterTab)}>
      <Tabs.List grow mb="md" aria-label={t('register.tabsLabel')}>
        <Tabs.Tab value="username">{t('register.byUsername')}</Tabs.Tab>
        <Tabs.Tab value="mobile">{t('register.byMobile')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab}>{body}</Tabs.Panel>
    </Tabs>
  );
}
