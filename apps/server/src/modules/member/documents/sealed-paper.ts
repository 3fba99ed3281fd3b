import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import type { StoredDocument } from './store.ts';

const purpose = 'member-document';

/** Seals a paper for its row alone and keeps it; answers its name in the store of files. */
export const keepPaper = (
  { vault, files }: Pick<MemberParts, 'vault' | 'files'>,
  documentId: string,
  bytes: Uint8Array,
): Promise<string> => files.put(vault.sealBytes(purpose, documentId, bytes));

/** Opens a kept paper. Until its time is over it is always there: throws where the folder of files was lost. */
export async function openPaper(
  { vault, files }: Pick<MemberParts, 'vault' | 'files'>,
  { id, file, pictureRemovedAt }: Pick<StoredDocument, 'id' | 'file' | 'pictureRemovedAt'>,
): Promise<ServedFile | Refusal<'document.picture_removed'>> {
  if (file === null || pictureRemovedAt !== null) return refuse('document.picture_removed');
  const sealed = await files.read(file);
  if (sealed === null) throw new Error(`the file of document ${id} is missing; restore it from the backup`);
  return { bytes: vault.openBytes(purpose, id, sealed), type: 'image/webp', cache: 'never' };
}
