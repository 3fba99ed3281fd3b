import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Badge, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityQuery } from '../../parts/account/security-query.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import classes from '../../parts/forms/form-parts.module.css';
import { AuthenticatorEnrol } from './AuthenticatorEnrol.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useRemoveAuthenticator, useRenewRecoveryCodes } from './use-security.ts';

/** The authenticator app: set it up, renew its recovery codes, or do without it. */
export function AuthenticatorPart() {
  const failureText = useFailureText();
  const security = useQuery(securityQuery);
  // The codes are shown once, whatever the server says of the account by then.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (security.isPending) return <ListSkeleton rows={3} height={80} />;
  if (security.isError) {
    return <ErrorState message={failureText(security.error)} onRetry={() => void security.refetch()} />;
  }
  return security.data.hasAuthenticator ? (
    <Present codesLeft={security.data.recoveryCodesLeft} onCodes={setCodes} />
  ) : (
    <AuthenticatorEnrol onCodes={setCodes} />
  );
}

function Present({ codesLeft, onCodes }: { codesLeft: number; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveAuthenticator();
  const [asking, setAsking] = useState(false);
  const fails = (error: Error) => notifications.show({ color: 'coral', message: failureText(error) });
  return (
    <div className={classes.part}>
      <p className={classes.present}>
        {t('authenticator.isSet')}
        <Badge variant="light" color={codesLeft > 2 ? 'emerald' : 'coral'}>
          {t('authenticator.codesLeft')} <Figure>{codesLeft}</Figure>
        </Badge>
      </p>
      <p className={classes.hint}>{t('authenticator.codesHint')}</p>
      <div className={classes.ways}>
        <Button
          loading={renew.isPending}
          onClick={() =>
            renew.mutate(undefined, {
              onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
              onError: fails,
            })
          }
        >
          {t('authenticator.renew')}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('authenticator.remove')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('authenticator.removeTitle')}
        hint={t('authenticator.removeHint')}
        action={t('authenticator.remove')}
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => notifications.show({ message: t('authenticator.removed') }),
            onError: fails,
            onSettled: () => setAsking(false),
          })
        }
      />
    </div>
  );
}
