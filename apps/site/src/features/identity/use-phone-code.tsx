import { calls } from '@ikka/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import { useCodeSender } from '../../parts/codes/use-code-sender.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import type { PhoneValue } from '../../parts/phone/phone-value.ts';
import { useExternalWays } from '../../parts/ways-in/use-external-ways.ts';

const CaptchaDialog = lazyPart(async () => (await import('./CaptchaDialog.tsx')).CaptchaDialog);

/** What Firebase gave for the code it sent last, by purpose; outlives the dialog as the countdown does. */
const tickets = new Map<string, string>();

/**
 * A code to a phone: sent by the site, or by Firebase where the operator has it so, which wants a person to ask for it.
 * The sender's `dialog` is shown wherever its field is.
 */
export function usePhoneCode(
  purpose: string,
  sendBySite: (phone: PhoneValue) => Promise<{ expiredMinutes: number }>,
) {
  const isByFirebase = useExternalWays().data?.firebasePhone ?? false;
  /** The number whose code waits for the captcha. */
  const [asking, setAsking] = useState<PhoneValue | null>(null);
  const order = useCodeSender(
    ({ phone, recaptchaToken }: { phone: PhoneValue; recaptchaToken?: string }) =>
      recaptchaToken === undefined ? sendBySite(phone) : sendByFirebase(purpose, phone, recaptchaToken),
    purpose,
  );
  const dialog: ReactNode =
    asking === null ? null : (
      <Suspense fallback={null}>
        <CaptchaDialog
          onClose={() => setAsking(null)}
          onToken={(recaptchaToken) => {
            setAsking(null);
            order.send({ phone: asking, recaptchaToken });
          }}
        />
      </Suspense>
    );
  return {
    isByFirebase,
    sender: {
      ...order,
      send: (phone: PhoneValue) => (isByFirebase ? setAsking(phone) : order.send({ phone })),
      dialog,
    },
    /** What proves the number by a code of Firebase; null where no code of this page came from there. */
    async tokenFor(code: string): Promise<string | null> {
      const ticket = isByFirebase ? tickets.get(purpose) : undefined;
      if (ticket === undefined) return null;
      const { firebaseIdToken } = await answerOf(
        client.call(calls.identity.firebaseCheck, { body: { ticket, code } }),
      );
      return firebaseIdToken;
    },
  };
}

async function sendByFirebase(
  purpose: string,
  { countryDialingCode, mobileNum }: PhoneValue,
  recaptchaToken: string,
): Promise<{ expiredMinutes: number }> {
  const body = { countryDialingCode, mobileNo: mobileNum.trim(), recaptchaToken };
  const { ticket, countdownSeconds } = await answerOf(client.call(calls.identity.firebaseCode, { body }));
  tickets.set(purpose, ticket);
  return { expiredMinutes: countdownSeconds / 60 };
}
