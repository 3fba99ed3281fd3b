import { useTranslation } from '@ikka/i18n/react';
import { Anchor, Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '../../parts/calls/client.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { FormAlert } from './FormAlert.tsx';
import classes from './RememberedCard.module.css';
import { useFirstFocus } from './use-first-focus.ts';
import { useForgetRemembered, useLoginRemembered } from './use-remembered.ts';

interface RememberedCardProps {
  name: string;
  /** The form is wanted instead: with the name, or, once the device has forgotten it, without. */
  onForm: (name: string) => void;
}

/** Whom this device remembers, and the one press that lets him in again. */
export function RememberedCard({ name, onForm }: RememberedCardProps) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const login = useLoginRemembered();
  const part = useFirstFocus<HTMLDivElement>();
  const forget = useForgetRemembered(() => onForm(''));
  const asksMore =
    login.error instanceof CallFailure && login.error.failed.code === 'login.verification_required';

  function enter() {
    if (login.isPending) return;
    login.mutate(name, {
      onError: (error) => {
        if (!(error instanceof CallFailure) || error.failed.code !== 'login.remembered_over') return;
        notifications.show({ message: t('remembered.over') });
        onForm(name);
      },
    });
  }
  return (
    <Stack gap="md" ref={part}>
      {login.error && !asksMore ? <FormAlert error={login.error} /> : null}
      <div className={classes.card}>
        <span className={classes.initial} aria-hidden>
          {[...name][0]?.toUpperCase()}
        </span>
        <bdi className={classes.name}>{name}</bdi>
      </div>
      <Button size="md" loading={login.isPending} onClick={enter} data-autofocus>
        {t('remembered.enter', { name })}
      </Button>
      <Button variant="default" onClick={() => onForm(name)}>
        {t('remembered.password')}
      </Button>
      <p className={classes.other}>
        {t('remembered.notYou')}{' '}
        <Anchor
          component="button"
          type="button"
          aria-disabled={forget.isPending}
          onClick={() => {
            if (forget.isPending) return;
            forget.mutate(undefined, {
              onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
            });
          }}
        >
          {t('remembered.forget')}
        </Anchor>
      </p>
    </Stack>
  );
}
