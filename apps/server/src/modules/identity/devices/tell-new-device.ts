import type { Transaction } from '../../../platform/database/index.ts';
import { findCredentials } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { ownContact } from '../step-up/own-contact.ts';
import { deviceTitle } from './browser-name.ts';

const dayMs = 24 * 3_600_000;

/** Writes to the member that a new device was let in: by mail where that reaches him, else by SMS, else not at all. */
export async function tellNewDevice(
  deps: IdentityDeps,
  tx: Transaction,
  memberId: bigint,
  { userAgent }: Visitor,
  now: Date,
): Promise<void> {
  const credentials = await findCredentials(tx, memberId);
  if (credentials === null) return;
  const reached = (['email', 'sms'] as const)
    .map((channel) => ownContact(credentials, channel))
    .find((to) => to !== null && deps.channels.isAvailable(to.channel));
  if (!reached) return;
  await deps.channels.send(tx, {
    channel: reached.channel,
    to: reached.contact,
    language: credentials.language ?? deps.settings.get('site.default_language'),
    template: 'new_device',
    values: { device: deviceTitle(userAgent) },
    memberId,
    expiresAt: new Date(now.getTime() + dayMs),
  });
}
