import { type Refusal, refuse } from '@ikka/contract';
import { asOperator } from '../../../platform/office-acts.ts';
import type { MemberParts, OperatorActor } from '../parts.ts';
import { sendNotice } from '../send-notice.ts';
import { type Avatar, avatarOf, firstAvatar } from './avatar.ts';
import { forgetPicture } from './forget-picture.ts';
import { replaceAvatar } from './store.ts';

/**
 * An operator takes away a picture that offends: one of the house's stands in its place, its files go, and the member
 * hears of it. Only what a member brought himself can be taken away.
 */
export async function resetAvatar(
  parts: MemberParts,
  memberId: bigint,
  { operator, reason }: { readonly operator: OperatorActor; readonly reason: string },
): Promise<Avatar | Refusal<'member.unknown' | 'member.avatar_not_uploaded'>> {
  const { database, clock, audit, identity } = parts;
  if ((await identity.member(memberId)) === null) return refuse('member.unknown');
  const next = { builtIn: firstAvatar(memberId), iconFile: null, imageFile: null };
  const before = await database.transaction(async (tx) => {
    const removed = await replaceAvatar(tx, memberId, clock.now(), { builtIn: next.builtIn }, 'uploaded');
    if (removed === null) return null;
    await audit.record(tx, {
      ...asOperator(operator),
      action: 'member.avatar_reset',
      subject: `member:${memberId}`,
      before: { file: removed.imageFile },
      after: { name: next.builtIn, reason },
    });
    await sendNotice(parts, tx, memberId, { template: 'picture_removed', values: {} });
    return removed;
  });
  if (before === null) return refuse('member.avatar_not_uploaded');
  await forgetPicture(parts, before, next);
  return avatarOf(memberId, next);
}
