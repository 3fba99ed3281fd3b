import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, ErrorState } from '@ikka/ui';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { ask, type CallFailed } from '../../api/office-client.ts';
import { CodeForm } from './CodeForm.tsx';
import classes from './LoginPage.module.css';
import { isTicketLost } from './login-flow.ts';
import { QrCode } from './QrCode.tsx';

/** Sets up the authenticator app: the code to scan, the same as a key to type, and the first code as proof. */
export function EnrolStep({
  ticket,
  onToken,
  onLost,
}: {
  ticket: string;
  onToken: (token: string) => void;
  onLost: () => void;
}) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  // Asked once per ticket: each answer replaces the secret before it, so a refetch would break the code on screen.
  const secret = useQuery<{ secret: string; uri: string }, CallFailed>({
    queryKey: ['enrol', ticket],
    queryFn: () => ask(calls.office.officeEnrol, { body: { ticket } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const lost = secret.error !== null && isTicketLost(secret.error.code);
  useEffect(() => {
    if (lost) onLost();
  }, [lost, onLost]);

  if (secret.error) {
    return <ErrorState message={failureText(secret.error)} onRetry={() => void secret.refetch()} />;
  }
  return (
    <CodeForm
      ticket={ticket}
      action={t('login.confirmAuthenticator')}
      isReady={secret.data !== undefined}
      onToken={onToken}
      onLost={onLost}
    >
      <div className={classes.qr}>
        {secret.data ? (
          <QrCode text={secret.data.uri} label={t('login.qrLabel')} />
        ) : (
          <Skeleton height={208} width={208} />
        )}
      </div>
      <div className={classes.manual}>
        <Text size="sm" c="dimmed">
          {t('login.manualKey')}
        </Text>
        {secret.data ? (
          <Code value={secret.data.secret.replace(/.{4}(?=.)/g, '$& ')} />
        ) : (
          <Skeleton height={22} />
        )}
      </div>
    </CodeForm>
  );
}
