import { type Refusal, refuse, type ServedFile } from '@ikka/contract';
import type { FileStore } from './files.ts';
import { paperOf } from './pictures/index.ts';
import type { Vault } from './vault.ts';

interface Keepers {
  readonly vault: Pick<Vault, 'sealBytes' | 'openBytes'>;
  readonly files: FileStore;
}

/** A picture that was kept: its name in the store of files, and its size in pixels. */
export interface KeptPaper {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface SealedPapers {
  /** Keeps the pixels of what was uploaded, sealed for the row `id` alone. */
  keep(
    keepers: Keepers,
    id: string,
    upload: Uint8Array,
  ): Promise<KeptPaper | Refusal<'upload.not_an_image' | 'system.unavailable'>>;
  /** Opens what was kept for this row. Until it is removed it is always there: throws where the folder of files was lost. */
  open(keepers: Keepers, kept: { readonly id: string; readonly file: string }): Promise<ServedFile>;
}

/**
 * Pictures that somebody has to read, and nobody else may: what members bring to show something. `purpose` is sealed with
 * each, so that none of one purpose opens as another's; no side is longer than `sideMax` pixels.
 */
export function sealedPapers(purpose: string, sideMax: number): SealedPapers {
  return {
    async keep({ vault, files }, id, upload) {
      const paper = await paperOf(upload, sideMax);
      if (paper === 'busy') return refuse('system.unavailable', { retryAfterSeconds: 2 });
      if (paper === 'notAnImage') return refuse('upload.not_an_image');
      const { width, height } = paper;
      return { file: await files.put(vault.sealBytes(purpose, id, paper.bytes)), width, height };
    },
    async open({ vault, files }, { id, file }) {
      const sealed = await files.read(file);
      if (sealed === null)
        throw new Error(`the file of ${purpose} ${id} is missing; restore it from the backup`);
      return { bytes: vault.openBytes(purpose, id, sealed), type: 'image/webp', cache: 'never' };
    },
  };
}
