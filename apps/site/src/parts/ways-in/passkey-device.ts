import type { CallValue, calls, PasskeyProof, PasskeyRegistration } from '@ikka/contract';
import { DeviceRefusal } from '../calls/device-refusal.ts';

/** Whether this browser can ask a device for a key. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Has the device sign a challenge. Throws a `DeviceRefusal` when it, or its owner, would not. */
export async function signWithDevice(
  options: CallValue<typeof calls.identity.passkeyLoginOptions>,
): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  return asking(() => startAuthentication({ optionsJSON: options })) as Promise<PasskeyProof>;
}

/** Has the device make a key. Throws a `DeviceRefusal` when it, or its owner, would not. */
export async function makeOnDevice(
  options: CallValue<typeof calls.identity.passkeyRegisterOptions>,
): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  return asking(() => startRegistration({ optionsJSON: options })) as Promise<PasskeyRegistration>;
}

/** Fetched when somebody wants it: most visits never do. */
function library() {
  if (!knowsPasskeys()) throw new DeviceRefusal('unsupported');
  return import('@simplewebauthn/browser');
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') throw new DeviceRefusal('known');
    if (name === 'NotSupportedError' || name === 'ConstraintError') throw new DeviceRefusal('unsupported');
    throw new DeviceRefusal('cancelled');
  }
}
