import { calls } from '@ikka/contract';
import { answerOf, CallFailure, client } from '../../app/client.ts';
import { type PhoneValue, phoneBody } from './phone-value.ts';
import { useCodeSender } from './use-code-sender.ts';
import { useExternalWays } from './use-external-ways.ts';
import type { LoginBody } from './use-login.ts';

/** What Firebase gave for the code it sent last; outlives the dialog as the countdown does. */
let firebaseTicket = '';

const codeExpired = new CallFailure({
  ok: false,
  code: 'firebase.code_expired',
  message: '',
  value: {},
  status: 422,
});

/** Codes by SMS for a log-in: sent by the site, or by Firebase where the operator has it so. */
export function useSmsLogin() {
  const isByFirebase = useExternalWays().data?.firebasePhone ?? false;
  const sender = useCodeSender(
    (phone: PhoneValue) => (isByFirebase ? sendByFirebase(phone) : sendBySite(phone)),
    'login',
  );
  /** The number and its proof, as the log-in takes them. */
  async function proof(phone: PhoneValue, code: string) {
    const { mobileNum, countryDialingCode } = phoneBody(phone);
    const number = {
      type: 'sms',
      username: mobileNum,
      ...(countryDialingCode === undefined ? {} : { countryDialingCode }),
    } as const;
    if (!isByFirebase) return { ...number, password: code };
    // A code that no ticket of this page belongs to is one of another day.
    if (firebaseTicket === '') throw codeExpired;
    const { firebaseIdToken } = await answerOf(
      client.call(calls.identity.firebaseCheck, { body: { ticket: firebaseTicket, code } }),
    );
    return { ...number, password: '', firebaseChannel: true, firebaseIdToken };
  }
  return { sender, proof: proof satisfies (phone: PhoneValue, code: string) => Promise<LoginBody> };
}

function sendBySite(phone: PhoneValue): Promise<{ expiredMinutes: number }> {
  return answerOf(client.call(calls.identity.smsCode, { body: { ...phoneBody(phone), purpose: 'login' } }));
}

async function sendByFirebase({
  countryDialingCode,
  mobileNum,
}: PhoneValue): Promise<{ expiredMinutes: number }> {
  const sent = await answerOf(
    client.call(calls.identity.firebaseCode, { body: { countryDialingCode, mobileNo: mobileNum.trim() } }),
  );
  firebaseTicket = sent.ticket;
  return { expiredMinutes: sent.countdownSeconds / 60 };
}
