import { useTranslation } from '@ikka/i18n/react';
import { Jali, LanguagePicker, LogoMark, ThemeToggle } from '@ikka/ui';
import { Alert } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sessionStore } from '../../session/session-store.ts';
import { useSessionState } from '../../session/use-session.ts';
import { ChangePasswordStep } from './ChangePasswordStep.tsx';
import { CodeForm } from './CodeForm.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import classes from './LoginPage.module.css';
import type { LoginFlow } from './login-flow.ts';
import { PasswordStep } from './PasswordStep.tsx';

/** The login of the office, a step after the other, and then the place that the operator wanted. */
export function LoginPage() {
  const { t } = useTranslation('office');
  const { back } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const { token, reason } = useSessionState();
  const [flow, setFlow] = useState<LoginFlow>({ step: 'password' });
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (token !== null) void navigate({ to: back ?? '/', replace: true });
  }, [token, back, navigate]);

  const onLost = () => {
    setLost(true);
    setFlow({ step: 'password' });
  };
  const onNext = (next: LoginFlow) => {
    setLost(false);
    setFlow(next);
  };
  const notice = isLost ? 'startAgain' : reason === 'expired' || reason === 'idle' ? reason : null;

  return (
    <div className={classes.page}>
      <Jali fade="edges" />
      <div className={classes.tools}>
        <LanguagePicker />
        <ThemeToggle />
      </div>
      <main className={classes.card}>
        <div className={classes.brand}>
          <span className={classes.mark}>
            <LogoMark size={44} />
          </span>
          <h1 className={classes.title}>{t(`login.${flow.step}.title`)}</h1>
          <p className={classes.hint}>{t(`login.${flow.step}.hint`)}</p>
        </div>
        {notice && flow.step === 'password' ? (
          <Alert color="indigo" mb="md" role="status">
            {t(`login.notice.${notice}`)}
          </Alert>
        ) : null}
        {flow.step === 'password' ? <PasswordStep onNext={onNext} /> : null}
        {flow.step === 'changePassword' ? (
          <ChangePasswordStep ticket={flow.ticket} onNext={onNext} onLost={onLost} />
        ) : null}
        {flow.step === 'enrolSecondFactor' ? (
          <EnrolStep ticket={flow.ticket} onToken={sessionStore.begin} onLost={onLost} />
        ) : null}
        {flow.step === 'secondFactor' ? (
          <CodeForm
            ticket={flow.ticket}
            action={t('login.enter')}
            onToken={sessionStore.begin}
            onLost={onLost}
          />
        ) : null}
      </main>
    </div>
  );
}
