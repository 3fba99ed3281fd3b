import { calls } from '@ikka/contract';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { isTicketLost } from './login-flow.ts';

/** The last step of both ways in: sends a code once, empties the field when it was wrong. */
export function useCode(ticket: string, onToken: (token: string) => void, onLost: () => void) {
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

  return { code, setCode, send, isBusy: verify.isPending, failure: verify.error };
}
