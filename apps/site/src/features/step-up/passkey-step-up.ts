import type { CallResult } from '@ikka/client';
import { calls } from '@ikka/contract';
import { client } from '../../parts/calls/client.ts';
import { signWithDevice } from '../../parts/ways-in/passkey-device.ts';

/** Proves by a passkey who sits here; the session is fresh when it resolves well. Throws when the device would not. */
export async function provePasskey(): Promise<CallResult<unknown>> {
  const options = await client.call(calls.identity.passkeyStepUpOptions);
  if (!options.ok) return options;
  const response = await signWithDevice(options.value);
  return client.call(calls.identity.passkeyStepUp, { body: { response } });
}
