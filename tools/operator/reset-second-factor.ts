/**
 * npm run operator:reset -- <username>
 * For whoever has the server's shell, when an operator has lost the authenticator and nobody else can reset it: forgets the
 * second factor, ends his sessions and prints a one-time password. Reads DATABASE_URL, or joins the embedded database in
 * DATA_DIR (default: data); the server may be running. The act is recorded in the audit log.
 */
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, startEmbedded } from '@ikka/server/database';
import { createAudit } from '../../apps/server/src/modules/audit/index.ts';
import { resetOperator } from '../../apps/server/src/modules/office/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';

const [username] = process.argv.slice(2);
if (username === undefined) {
  console.error('usage: npm run operator:reset -- <username>');
  process.exit(2);
}
const dataDir = resolve(process.env.DATA_DIR ?? join(import.meta.dirname, '../../data'));
const embedded =
  process.env.DATABASE_URL === undefined ? await startEmbedded({ folder: join(dataDir, 'postgres') }) : null;
const database = connect(process.env.DATABASE_URL ?? embedded?.url ?? '', { max: 2 });
try {
  const audit = createAudit({ database, clock: systemClock });
  const by = { actorKind: 'system', actor: `shell of ${userInfo().username}`, ip: null } as const;
  const reset = await database.transaction((tx) => resetOperator({ audit }, tx, username, by));
  if ('code' in reset) {
    console.error(`There is no operator ${username}.`);
    process.exitCode = 1;
  } else {
    console.log(`${reset.username} logs in with the one-time password ${reset.oneTimePassword}`);
    console.log('and then chooses a password and sets up an authenticator. It is shown this once.');
  }
} finally {
  await database.close();
  await embedded?.stop();
}
