import { calls } from '@ikka/contract';
import { answerOf, client } from '../../parts/calls/client.ts';
import { type PhoneValue, phoneBody } from '../../parts/phone/phone-value.ts';
import { usePhoneCode } from './use-phone-code.tsx';

/** What proves a number, as a registration carries it. */
export type NumberProof = { verificationCode: string } | { firebaseChannel: true; firebaseIdToken: string };

/** Codes by SMS for a registration. */
export function useRegisterCode() {
  const { sender, tokenFor } = usePhoneCode('register', sendBySite);
  /** Turns a typed code into the proof of the call; throws what Firebase refuses, before anything is registered. */
  async function prove(typed: string): Promise<NumberProof> {
    const code = typed.trim();
    const firebaseIdToken = await tokenFor(code);
    // Without a ticket the code came from the site itself, before the operator changed over.
    return firebaseIdToken === null ? { verificationCode: code } : { firebaseChannel: true, firebaseIdToken };
  }
  return { sender, prove };
}

function sendBySite(phone: PhoneValue): Promise<{ expiredMinutes: number }> {
  const { mobileNum: mobileNo, ...country } = phoneBody(phone);
  return answerOf(client.call(calls.identity.registerSmsCode, { body: { mobileNo, ...country } }));
}
