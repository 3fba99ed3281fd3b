export {
  type ClaimedPicturesTable,
  claimPictures,
  findClaimedPicture,
  insertBroughtPicture,
  type PictureClaim,
  takeUnclaimedPictures,
} from './claimed-pictures-store.ts';
export { Client, wireTypes } from './client.ts';
export {
  type ConnectOptions,
  connect,
  type Database,
  type Queryable,
  type Transaction,
  transactionOn,
} from './connect.ts';
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbedded,
  stopLeftEmbedded,
} from './embedded.ts';
export { type HeldLock, takeLock, tryLock } from './exclusive-lock.ts';
export { holdName } from './hold-name.ts';
export { readHourlySums, type SummedTable, sumHours } from './hourly-sums-store.ts';
export { assertOutsideTransaction, insideTransaction, writeLast } from './inside-transaction.ts';
export { isUniqueViolation } from './is-unique-violation.ts';
export { ensureMigrated, migrationsFolder, migrationsHash, modulesWithMigrations } from './migrate.ts';
export { type ModuleName, moduleLevels } from './module-order.ts';
