import { calls } from '@ikka/contract';
import { answerOf, client } from '../../app/client.ts';
import { type PhoneValue, phoneBody } from './phone-value.ts';
import { useCodeSender } from './use-code-sender.ts';
import { useExternalWays } from './use-external-ways.ts';

/** What proves a number, as a registration carries it. */
export type NumberProof = { verificationCode: string } | { firebaseChannel: true; firebaseIdToken: string };

/** What Firebase gave for the code it sent last; outlives the dialog as the countdown does. */
let firebaseTicket: string | null = null;

/** Codes by SMS for a registration: sent by the site, or by Firebase where the operator has it so. */
export function useRegisterCode() {
  const isByFirebase = useExternalWays().data?.firebasePhone ?? false;
  const sender = useCodeSender(
    (phone: PhoneValue) => (isByFirebase ? sendByFirebase(phone) : sendBySite(phone)),
    'register',
  );
  /** Turns a typed code into the proof of the call; throws what Firebase refuses, before anything is registered. */
  async function prove(typed: string): Promise<NumberProof> {
    const code = typed.trim();
    // Without a ticket the code came from the site itself, before the operator changed over.
    if (!isByFirebase || firebaseTicket === null) return { verificationCode: code };
    const { firebaseIdToken } = await answerOf(
      client.call(calls.identity.firebaseCheck, { body: { ticket: firebaseTicket, code } }),
    );
    return { firebaseChannel: true, firebaseIdToken };
  }
  return { sender, prove };
}

function sendBySite(phone: PhoneValue): Promise<{ expiredMinutes: number }> {
  const { mobileNum: mobileNo, ...country } = phoneBody(phone);
  return answerOf(client.call(calls.identity.registerSmsCode, { body: { mobileNo, ...country } }));
}

async function sendByFirebase({
  countryDialingCode,
  mobileNum,
}: PhoneValue): Promise<{ expiredMinutes: number }> {
  const body = { countryDialingCode, mobileNo: mobileNum.trim() };
  const { ticket, countdownSeconds } = await answerOf(client.call(calls.identity.firebaseCode, { body }));
  firebaseTicket = ticket;
  return { expiredMinutes: countdownSeconds / 60 };
}
