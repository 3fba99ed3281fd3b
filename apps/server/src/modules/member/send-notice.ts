import type { Transaction } from '../../platform/database/index.ts';
import type { Message } from '../channels/index.ts';
import type { MemberParts } from './parts.ts';

/** A notice is worth something for a day: after that the member has seen it himself, or it frightens for nothing. */
const worthMs = 24 * 3_600_000;

/**
 * Tells a member of what happened to his account, by every contact that was verified and every channel that works, in his
 * language. Whoever has none hears nothing, and the deed stands all the same.
 */
export async function sendNotice(
  { identity, channels, clock, settings }: Pick<MemberParts, 'identity' | 'channels' | 'clock' | 'settings'>,
  tx: Transaction,
  memberId: bigint,
  notice: Pick<Message, 'template' | 'values'>,
): Promise<void> {
  const personal = await identity.personal(memberId, tx);
  if (personal === null) return;
  const contacts = [
    ['mail', personal.email],
    ['sms', personal.mobile],
  ] as const;
  for (const [channel, to] of contacts) {
    if (to === null || !channels.isAvailable(channel)) continue;
    await channels.send(tx, {
      ...notice,
      channel,
      to,
      memberId,
      language: personal.language ?? settings.get('site.default_language'),
      expiresAt: new Date(clock.now().getTime() + worthMs),
    });
  }
}
