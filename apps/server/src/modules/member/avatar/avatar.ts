import { type BuiltInAvatar, builtInAvatars, type CallAnswer, type calls } from '@ikka/contract';
import type { StoredAvatar } from './store.ts';

export type Avatar = CallAnswer<typeof calls.member.chooseAvatar>;

/** Sides of the two squares that an uploaded picture is kept as. */
export const iconSide = 96;
export const imageSide = 384;

/** Where the house's own pictures lie: files of the site. */
export const builtInAddress = (name: BuiltInAvatar): string => `/avatars/${name}.svg`;

const uploadedAddress = (file: string): string => `/wps/member/avatar/${file}.webp`;

/** Of one who has not chosen: always the same for the same member, and not the same for all. */
export function firstAvatar(memberId: bigint): BuiltInAvatar {
  const at = Number(memberId % BigInt(builtInAvatars.length));
  return builtInAvatars[at] ?? builtInAvatars[0];
}

/** A member's picture with its addresses. */
export function avatarOf(memberId: bigint, stored: StoredAvatar | null): Avatar {
  if (stored?.iconFile != null && stored.imageFile !== null) {
    return {
      kind: 'uploaded',
      name: null,
      icon: uploadedAddress(stored.iconFile),
      image: uploadedAddress(stored.imageFile),
    };
  }
  const name = stored?.builtIn ?? firstAvatar(memberId);
  return { kind: 'builtIn', name, icon: builtInAddress(name), image: builtInAddress(name) };
}
