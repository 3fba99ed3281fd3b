import type { Transaction } from '../../../platform/database/index.ts';
import type { Message } from '../../channels/index.ts';
import type { IdentityDeps } from '../deps.ts';

/** Thrown to leave a savepoint, and nothing else. */
const takenBack = new Error('a decoy is taken back');

/**
 * Writes a message in the transaction, or, as a decoy, writes it and takes it back: a contact that belongs to nobody
 * costs the same statements as one of ours, and nobody hears anything.
 */
export async function writeMessage(
  channels: IdentityDeps['channels'],
  tx: Transaction,
  message: Message,
  isDecoy: boolean,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await channels.send(inner, message);
      if (isDecoy) throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}
