import {
  builtInAvatars,
  type CallAnswer,
  type calls,
  type Refusal,
  refuse,
  type ServedFile,
} from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import { type Avatar, avatarOf, builtInAddress } from './avatar.ts';
import { findAvatar, isAvatarFile } from './store.ts';

/** A member's picture and all that may be chosen. A trial account chooses, but brings nothing. */
export async function readAvatar(
  parts: MemberParts,
  member: { readonly memberId: bigint; readonly isTrial: boolean },
): Promise<CallAnswer<typeof calls.member.avatar>> {
  const { settings } = parts;
  return {
    avatar: await shownAvatar(parts, member.memberId),
    choices: builtInAvatars.map((name) => ({ name, image: builtInAddress(name) })),
    mayUpload: settings.get('member.avatar_upload') && !member.isTrial,
    uploadMaxBytes: settings.get('upload.image_max_bytes'),
  };
}

export async function avatarIcon(
  parts: Pick<MemberParts, 'database'>,
  memberId: bigint,
): Promise<{ icon: string }> {
  return { icon: (await shownAvatar(parts, memberId)).icon };
}

/** A member's picture as everybody sees it. */
export async function shownAvatar(
  { database }: Pick<MemberParts, 'database'>,
  memberId: bigint,
): Promise<Avatar> {
  return avatarOf(memberId, await findAvatar(database.db, memberId));
}

/** The bytes behind an address. One that nobody shows any more, and any other file of the house, is unknown. */
export async function avatarPicture(
  { database, files }: MemberParts,
  address: string,
): Promise<ServedFile | Refusal<'file.unknown'>> {
  const name = address.replace(/\.webp$/, '');
  const bytes = (await isAvatarFile(database.db, name)) ? await files.read(name) : null;
  return bytes === null ? refuse('file.unknown') : { bytes, type: 'image/webp', cache: 'forever' };
}
