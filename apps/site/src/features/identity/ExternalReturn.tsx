import { useTranslation } from '@ikka/i18n/react';
import { Button, Loader } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { BazaarPicture } from '../../parts/scene/BazaarPicture.tsx';
import classes from '../../parts/scene/FullPage.module.css';
import { ExternalChoice } from './ExternalChoice.tsx';
import { takeReturn, ticketIn } from './external-return.ts';
import { openSession } from './open-session.ts';
import { openSecondStep } from './second-step.ts';
import { ticketLinkQuery, ticketLoginQuery } from './use-external-ticket.ts';

/** Where a browser comes back to from another house, with a ticket in the fragment of its address. */
export function ExternalReturn() {
  const { t } = useTranslation('identity');
  // Kept from the first look on: a dialog that opens above this page changes the address.
  const [brought] = useState(() => ticketIn(location.hash));
  return (
    <section className={classes.full}>
      <BazaarPicture />
      <div className={classes.card}>
        {brought === null ? (
          <Failed text={t('external.return.nothing')} />
        ) : brought.purpose === 'link' ? (
          <FinishLink ticket={brought.ticket} />
        ) : (
          <FinishLogin ticket={brought.ticket} />
        )}
      </div>
    </section>
  );
}

function FinishLogin({ ticket }: { ticket: string }) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const login = useQuery(ticketLoginQuery(ticket));
  const token = login.data?.token;
  useEffect(() => {
    if (token === undefined) return;
    openSession(token, '');
    notifications.show({ id: token, message: t('external.welcome') });
    void navigate({ href: takeReturn(), replace: true });
  }, [token, navigate, t]);
  useEffect(() => {
    openSecondStep(login.error, { onIn: () => void navigate({ href: takeReturn(), replace: true }) });
  }, [login.error, navigate]);

  if (login.isError) return <Failed text={failureText(login.error)} />;
  if (login.data?.unlinked) return <ExternalChoice ticket={ticket} person={login.data.unlinked} />;
  return <Working text={t('external.return.checking')} />;
}

function FinishLink({ ticket }: { ticket: string }) {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const link = useQuery(ticketLinkQuery(ticket));
  const isLinked = link.isSuccess;
  useEffect(() => {
    if (!isLinked) return;
    void navigate({ to: '/index', search: { centre: 'securityCenter', part: 'linked' }, replace: true });
  }, [isLinked, navigate]);
  if (link.isError) return <Failed text={failureText(link.error)} />;
  return <Working text={t('external.return.linking')} />;
}

function Working({ text }: { text: ReactNode }) {
  return (
    <>
      <Loader />
      <p className={classes.text} role="status">
        {text}
      </p>
    </>
  );
}

function Failed({ text }: { text: ReactNode }) {
  const { t } = useTranslation('identity');
  return (
    <>
      <h1 className={classes.title}>{t('external.return.failed')}</h1>
      <p className={classes.text} role="alert">
        {text}
      </p>
      <div className={classes.choices}>
        <Button renderRoot={(props) => <Link {...props} to="/index" search={{ auth: 'login' }} />}>
          {t('external.return.again')}
        </Button>
        <Button component={Link} to="/index" variant="default">
          {t('external.return.home')}
        </Button>
      </div>
    </>
  );
}
