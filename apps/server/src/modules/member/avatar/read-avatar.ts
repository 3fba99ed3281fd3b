import {
  builtInAvatars,
  type CallAnswer,
  type calls,
  type Refusal,
  refuse,
  type ServedFile,
} from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import { avatarOf, builtInAddress } from './avatar.ts';
import { findAvatar, isAvatarFile } from './store.ts';

/** A member's picture and all that may be chosen. A trial account chooses, but brings nothing. */
export async function readAvatar(
  { database, settings }: MemberParts,
  member: { readonly memberId: bigint; readonly isTrial: boolean },
): Promise<CallAnswer<typeof calls.member.avatar>> {
  return {
    avatar: avatarOf(member.memberId, await findAvatar(database.db, member.memberId)),
    choices: builtInAvatars.map((name) => ({ name, image: builtInAddress(name) })),
    mayUpload: settings.get('member.avatar_upload') && !member.isTrial,
    uploadMaxBytes: settings.get('upload.image_max_bytes'),
  };
}

export async function avatarIcon(
  { database }: Pick<MemberParts, 'database'>,
  memberId: bigint,
): Promise<{ icon: string }> {
  return { icon: avatarOf(memberId, await findAvatar(database.db, memberId)).icon };
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
