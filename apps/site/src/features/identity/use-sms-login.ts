import { calls } from '@ikka/contract';
import { answerOf, CallFailure, client } from '../../parts/calls/client.ts';
import { type PhoneValue, phoneBody } from '../../parts/phone/phone-value.ts';
import type { LoginBody } from './use-login.ts';
import { usePhoneCode } from './use-phone-code.tsx';

const codeExpired = new CallFailure({
  ok: false,
  code: 'firebase.code_expired',
  message: '',
  value: {},
  status: 422,
});

/** Codes by SMS for a log-in. */
export function useSmsLogin() {
  const { isByFirebase, sender, tokenFor } = usePhoneCode('login', sendBySite);
  /** The number and its proof, as the log-in takes them. */
  async function proof(phone: PhoneValue, code: string) {
    const { mobileNum, countryDialingCode } = phoneBody(phone);
    const number = {
      type: 'sms',
      username: mobileNum,
      ...(countryDialingCode === undefined ? {} : { countryDialingCode }),
    } as const;
    if (!isByFirebase) return { ...number, password: code };
    const firebaseIdToken = await tokenFor(code);
    // A code that no ticket of this page belongs to is one of another day.
    if (firebaseIdToken === null) throw codeExpired;
    return { ...number, password: '', firebaseChannel: true, firebaseIdToken };
  }
  return { sender, proof: proof satisfies (phone: PhoneValue, code: string) => Promise<LoginBody> };
}

function sendBySite(phone: PhoneValue): Promise<{ expiredMinutes: number }> {
  return answerOf(client.call(calls.identity.smsCode, { body: { ...phoneBody(phone), purpose: 'login' } }));
}
