import type { MemberParts } from '../parts.ts';
import { isAvatarFile, lockFile, type StoredAvatar } from './store.ts';

/** Removes the files of a replaced picture that nobody shows any more. */
export async function forgetPicture(
  { database, files }: Pick<MemberParts, 'database' | 'files'>,
  before: StoredAvatar | null,
  now: StoredAvatar,
): Promise<void> {
  for (const file of [before?.iconFile, before?.imageFile]) {
    if (file == null || file === now.iconFile || file === now.imageFile) continue;
    await database.transaction(async (tx) => {
      await lockFile(tx, file);
      if (!(await isAvatarFile(tx, file))) await files.remove(file);
    });
  }
}
