import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Input, PinInput, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { isTicketLost } from './login-flow.ts';

/** The last step of both ways in: six digits of an authenticator app, sent by the last one; a wrong code empties the field. */
export function CodeForm({
  ticket,
  action,
  isReady = true,
  onToken,
  onLost,
  children,
}: {
  ticket: string;
  /** What the button says. */
  action: string;
  /** Whether there is an app that could show a code. */
  isReady?: boolean;
  onToken: (token: string) => void;
  onLost: () => void;
  /** What stands above the field. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('office');
  const verify = useAct(calls.office.officeSecondFactor, []);
  const [code, setCode] = useState('');

  function send(full: string): void {
    if (verify.isPending || !/^\d{6}$/.test(full)) return;
    verify.mutate(
      { body: { ticket, code: full } },
      {
        onSuccess: ({ token }) => onToken(token),
        onError: (failure) => {
          setCode('');
          if (isTicketLost(failure.code)) onLost();
        },
      },
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <Stack>
        {children}
        <Input.Wrapper label={t('login.code')} labelElement="div" size="md">
          {/* Figures run from left to right in both languages. */}
          <div dir="ltr">
            <PinInput
              length={6}
              type="number"
              size="lg"
              oneTimeCode
              autoFocus
              placeholder=""
              value={code}
              onChange={setCode}
              onComplete={send}
              error={verify.error !== null && code === ''}
              disabled={verify.isPending}
              aria-label={t('login.code')}
              styles={{
                root: { justifyContent: 'center', flexWrap: 'nowrap', gap: '0.5rem' },
                pinInput: { flex: '1 1 0' },
                input: { inlineSize: '100%' },
              }}
            />
          </div>
        </Input.Wrapper>
        <Failure failure={verify.error} />
        <Button type="submit" size="md" loading={verify.isPending} disabled={code.length < 6 || !isReady}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
