import { useTranslation } from '@ikka/i18n/react';
import { Code, ErrorState } from '@ikka/ui';
import { Button, PinInput, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toString as drawQr } from 'qrcode';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import '@mantine/core/styles/PinInput.layer.css';
import shared from '../../parts/forms/form-parts.module.css';
import classes from './AuthenticatorEnrol.module.css';
import { useConfirmAuthenticator, useEnrolAuthenticator } from './use-security.ts';

const codeLength = 6;

/** Sets up an authenticator app: scan or type the secret, then prove that the app has it. */
export function AuthenticatorEnrol({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const enrol = useEnrolAuthenticator();
  if (enrol.data) return <Confirm secret={enrol.data.secret} uri={enrol.data.uri} onCodes={onCodes} />;
  return (
    <div className={shared.part}>
      <p className={shared.hint}>{t('authenticator.why')}</p>
      <ol className={classes.steps}>
        <li>{t('authenticator.stepApp')}</li>
        <li>{t('authenticator.stepScan')}</li>
        <li>{t('authenticator.stepCode')}</li>
      </ol>
      {enrol.error ? (
        <ErrorState message={failureText(enrol.error)} onRetry={() => enrol.mutate()} />
      ) : (
        <Button className={shared.submit} loading={enrol.isPending} onClick={() => enrol.mutate()}>
          {t('authenticator.begin')}
        </Button>
      )}
    </div>
  );
}

/** The picture is drawn here, in the browser: the secret goes to nobody else. */
function useQr(uri: string) {
  return useQuery({
    queryKey: ['authenticator-qr', uri],
    queryFn: async () => {
      const svg = await drawQr(uri, { type: 'svg', margin: 2 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface ConfirmProps {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
}

function Confirm({ secret, uri, onCodes }: ConfirmProps) {
  const { t } = useTranslation(['member', 'identity']);
  const failureText = useFailureText();
  const qr = useQr(uri);
  const confirm = useConfirmAuthenticator();
  const [code, setCode] = useState('');
  function submit(typed: string) {
    if (confirm.isPending || typed.length !== codeLength) return;
    confirm.mutate(typed, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: () => setCode(''),
    });
  }
  return (
    <form
      className={classes.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      {qr.data ? (
        <img className={classes.qr} src={qr.data} alt={t('authenticator.qr')} width={208} height={208} />
      ) : (
        <Skeleton width={208} height={208} />
      )}
      <div className={shared.part}>
        <p className={shared.hint}>{t('authenticator.scanHint')}</p>
        <div>
          <span className={classes.label}>{t('authenticator.manual')}</span>
          <Code value={secret} />
        </div>
        <fieldset className={classes.pins}>
          <legend className={classes.label}>{t('authenticator.code')}</legend>
          <div dir="ltr">
            <PinInput
              length={codeLength}
              type="number"
              oneTimeCode
              value={code}
              onChange={setCode}
              onComplete={submit}
              error={confirm.isError}
              readOnly={confirm.isPending}
              aria-label={t('authenticator.code')}
              placeholder=""
            />
          </div>
          <p className={classes.error} role="alert">
            {confirm.error ? failureText(confirm.error) : ''}
          </p>
        </fieldset>
        <SubmitButton
          size="sm"
          className={shared.submit ?? ''}
          isBusy={confirm.isPending}
          canSend={code.length === codeLength}
        >
          {t('authenticator.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
}
