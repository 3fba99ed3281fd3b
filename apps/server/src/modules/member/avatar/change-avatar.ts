import { type BuiltInAvatar, type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { squaresOf } from '../../../platform/pictures/index.ts';
import type { MemberActor, MemberParts } from '../parts.ts';
import { type Avatar, avatarOf, iconSide, imageSide } from './avatar.ts';
import { forgetPicture } from './forget-picture.ts';
import { lockFile, replaceAvatar } from './store.ts';

/** Takes one of the pictures that the house has drawn. */
export async function chooseAvatar(
  parts: MemberParts,
  name: BuiltInAvatar,
  by: MemberActor,
): Promise<Avatar> {
  const next = { builtIn: name, iconFile: null, imageFile: null };
  const before = await parts.database.transaction(async (tx) => {
    const replaced = await replaceAvatar(tx, by.memberId, parts.clock.now(), { builtIn: name });
    await record(parts, tx, by, { name });
    return replaced;
  });
  await forgetPicture(parts, before, next);
  return avatarOf(by.memberId, next);
}

/**
 * Keeps the middle of a member's own picture as two squares. The picture before it is gone from the house once nobody
 * else shows the same one.
 */
export async function uploadAvatar(
  parts: MemberParts,
  upload: Uint8Array,
  by: MemberActor,
): Promise<Avatar | Refusal<'upload.not_an_image' | 'module.disabled' | 'system.unavailable'>> {
  if (!parts.settings.get('member.avatar_upload')) return refuse('module.disabled');
  const made = await squaresOf(upload, [iconSide, imageSide]);
  if (made === 'busy') return refuse('system.unavailable', { retryAfterSeconds: 2 });
  if (made === 'notAnImage') return refuse('upload.not_an_image');
  const [icon, image] = made;
  if (icon === undefined || image === undefined)
    throw new Error('a picture was drawn in fewer sizes than asked for');
  const { before, next } = await parts.database.transaction(async (tx) => {
    const files = [await put(parts, tx, icon.bytes), await put(parts, tx, image.bytes)] as const;
    const next = { builtIn: null, iconFile: files[0], imageFile: files[1] };
    const before = await replaceAvatar(tx, by.memberId, parts.clock.now(), {
      iconFile: files[0],
      imageFile: files[1],
    });
    await record(parts, tx, by, { file: files[1] });
    return { before, next };
  });
  await forgetPicture(parts, before, next);
  return avatarOf(by.memberId, next);
}

/** Under the lock of its name, so that nobody who forgets the same picture takes it away before it is ours. */
async function put({ files }: MemberParts, tx: Transaction, bytes: Buffer): Promise<string> {
  const name = await files.put(bytes);
  await lockFile(tx, name);
  return files.put(bytes);
}

function record(
  { audit }: MemberParts,
  tx: Transaction,
  by: MemberActor,
  after: { readonly name: string } | { readonly file: string },
): Promise<void> {
  return audit.record(tx, {
    actorKind: 'member',
    actor: by.memberId.toString(),
    ip: by.ip,
    action: 'member.avatar_changed',
    subject: `member:${by.memberId}`,
    after,
  });
}
