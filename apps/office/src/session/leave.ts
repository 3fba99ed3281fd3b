import { calls } from '@ikka/contract';
import { officeClient } from '../api/office-client.ts';
import { sessionStore } from './session-store.ts';

/** Ends the session on the server and here; here whatever the server says, for leaving must always work. */
export async function leave(reason: 'left' | 'idle'): Promise<void> {
  await officeClient.call(calls.office.officeLogout, {});
  sessionStore.end(reason);
}
