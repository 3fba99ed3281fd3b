import { isRefusal, type Refusal, type ServedFile } from '@ikka/contract';
import { v4 as uuidv4 } from 'uuid';
import type { Clock } from './clock.ts';
import {
  type ClaimedPicturesTable,
  claimPictures,
  type Database,
  findClaimedPicture,
  insertBroughtPicture,
  type PictureClaim,
  type Transaction,
  takeUnclaimedPictures,
} from './database/index.ts';
import type { FileStore } from './files.ts';
import { type ActsRecord, asOperator, type OperatorActor } from './office-acts.ts';
import { sealedPapers } from './sealed-papers.ts';
import type { Vault } from './vault.ts';

/** A picture that nobody claimed for so long is forgotten. */
const unclaimedMs = 3_600_000;
const forgottenAtOnce = 500;
const sideMax = 2_000;

interface PictureParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Pick<Vault, 'sealBytes' | 'openBytes'>;
  readonly files: FileStore;
}

/** An operator's look at a picture, as the audit chain tells it. */
interface Look {
  readonly action: string;
  readonly subject: string;
  /** What the picture is called beside its id. */
  readonly as: string;
  readonly by: OperatorActor;
}

/**
 * Pictures that somebody brings before he sends what they belong to: kept sealed under an id that cannot be guessed, claimed by
 * the row that shows them, and forgotten where none did within the hour.
 */
export function claimedPictures(purpose: string, table: ClaimedPicturesTable) {
  const papers = sealedPapers(purpose, sideMax);

  async function open(
    parts: PictureParts,
    row: string,
    id?: string,
  ): Promise<{ readonly id: string; readonly picture: ServedFile } | null> {
    const found = await findClaimedPicture(parts.database.db, table, row, id);
    return found === null ? null : { id: found.id, picture: await papers.open(parts, found) };
  }

  return {
    /** Keeps the pixels of an upload. `broughtBy` is null where the table does not say who brought a picture. */
    async keep(
      parts: PictureParts,
      broughtBy: bigint | string | null,
      upload: Uint8Array,
    ): Promise<{ id: string } | Refusal<'upload.not_an_image' | 'system.unavailable'>> {
      const id = uuidv4();
      const kept = await papers.keep(parts, id, upload);
      if (isRefusal(kept)) return kept;
      const keptAt = parts.clock.now();
      await insertBroughtPicture(parts.database.db, table, { id, file: kept.file, keptAt, broughtBy });
      return { id };
    },

    /** Claims pictures for a row, within its transaction; answers how many of them were there and free for it. */
    claim: (tx: Transaction, ids: readonly string[], claim: PictureClaim): Promise<number> =>
      claimPictures(tx, table, ids, claim),

    /** A picture of the row; null where it has none of this id. */
    async show(parts: PictureParts, row: string, id: string): Promise<ServedFile | null> {
      return (await open(parts, row, id))?.picture ?? null;
    },

    /** The same for an operator whose look is in the audit before it is answered. Without an id the only one that the row has. */
    async showAudited(
      parts: PictureParts & { readonly audit: ActsRecord },
      { action, subject, as, by }: Look,
      row: string,
      id?: string,
    ): Promise<ServedFile | null> {
      const found = await open(parts, row, id);
      if (found === null) return null;
      const after = { [as]: found.id };
      await parts.database.transaction((tx) =>
        parts.audit.record(tx, { ...asOperator(by), action, subject, after }),
      );
      return found.picture;
    },

    /** For a job: forgets what nobody claimed in time. */
    async forgetUnclaimed({ database, clock, files }: Omit<PictureParts, 'vault'>): Promise<void> {
      const before = new Date(clock.now().getTime() - unclaimedMs);
      for (const file of await takeUnclaimedPictures(database.db, table, before, forgottenAtOnce))
        await files.remove(file);
    },
  };
}
