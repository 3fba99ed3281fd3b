import { join } from 'node:path';

/** Stops the embedded PostgreSQL of a server that was killed, or ended in the midst of a fault, and could not do it itself. */
export async function stopLeftDatabase(dataDir: string): Promise<void> {
  if (process.env.DATABASE_URL !== undefined) return;
  const { stopLeftEmbedded } = await import('@ikka/server/database');
  await stopLeftEmbedded(join(dataDir, 'postgres'));
}
