import { deleteExpiredImages, deleteExpiredPuzzles } from './captcha/store.ts';
import { deleteOver } from './ceremonies/store.ts';
import type { IdentityDeps } from './deps.ts';
import { deleteEvents } from './devices/event-store.ts';
import { deleteAddresses, deleteDevices } from './devices/store.ts';
import { deleteQuiet } from './login/store.ts';
import { deleteOldLinks } from './recovery/store.ts';
import { deleteCredentials } from './remembered/store.ts';
import { deleteTickets } from './second-step/store.ts';
import { overBefore, sessionLife, sessionLimits } from './sessions/session-limits.ts';
import type { SessionNews } from './sessions/session-news.ts';
import { deleteEnded, endExpired } from './sessions/store.ts';
import { deleteOldCodes } from './verification/store.ts';

/** What one run did. */
export interface CleanUpReport {
  readonly sessionsExpired: number;
  readonly sessionsDeleted: number;
  readonly puzzlesDeleted: number;
  readonly imagesDeleted: number;
  readonly ceremoniesDeleted: number;
  readonly attemptsDeleted: number;
  readonly codesDeleted: number;
  readonly linksDeleted: number;
  readonly ticketsDeleted: number;
  readonly rememberedDeleted: number;
  readonly devicesDeleted: number;
  readonly addressesDeleted: number;
  readonly eventsDeleted: number;
}

const batch = 500;
/** A run that meets a mountain leaves the rest to the next one. */
const batchesMax = 40;
/** Longer than any lock and any rule's memory. */
const attemptsKeptMs = 25 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Failures under names of nobody are of use to nobody for longer. */
const nobodysEventsKeptMs = dayMs;

/**
 * Ends what has expired and forgets what nobody needs. Run it every
 * minute from any number of processes: each row is taken by one of them, and a run that is cut short loses nothing.
 */
export async function cleanUp(deps: IdentityDeps, news: SessionNews): Promise<CleanUpReport> {
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const life = sessionLife(deps.settings);
  const sessionsExpired = await inBatches(async () => {
    const ended = await deps.database.transaction((tx) => endExpired(tx, now, overBefore(life, now), batch));
    await news.tell(ended, 'expired');
    return ended.length;
  });
  const kept = { real: before(sessionLimits.keptMs), trial: before(sessionLimits.trialKeptMs) };
  return {
    sessionsExpired,
    sessionsDeleted: await inBatches(() => deps.database.transaction((tx) => deleteEnded(tx, kept, batch))),
    puzzlesDeleted: await inBatches(() =>
      deps.database.transaction((tx) => deleteExpiredPuzzles(tx, now, batch)),
    ),
    imagesDeleted: await inBatches(() =>
      deps.database.transaction((tx) => deleteExpiredImages(tx, now, batch)),
    ),
    ceremoniesDeleted: await inBatches(() => deps.database.transaction((tx) => deleteOver(tx, now, batch))),
    attemptsDeleted: await inBatches(() =>
      deps.database.transaction((tx) => deleteQuiet(tx, before(attemptsKeptMs), batch)),
    ),
    codesDeleted: await inBatches(() => deps.database.transaction((tx) => deleteOldCodes(tx, now, batch))),
    linksDeleted: await inBatches(() => deps.database.transaction((tx) => deleteOldLinks(tx, now, batch))),
    ...(await forgetBrowsers(deps, now)),
  };
}

/** What is known of browsers, as long as the settings say; what they held in their hands, until it is over. */
async function forgetBrowsers(
  deps: IdentityDeps,
  now: Date,
): Promise<
  Pick<
    CleanUpReport,
    'ticketsDeleted' | 'rememberedDeleted' | 'devicesDeleted' | 'addressesDeleted' | 'eventsDeleted'
  >
> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const unseen = before(deps.settings.get('identity.device_forget_days') * dayMs);
  const events = {
    members: before(deps.settings.get('identity.login_log_days') * dayMs),
    nobodys: before(nobodysEventsKeptMs),
  };
  const { transaction } = deps.database;
  return {
    ticketsDeleted: await inBatches(() => transaction((tx) => deleteTickets(tx, now, batch))),
    rememberedDeleted: await inBatches(() => transaction((tx) => deleteCredentials(tx, now, batch))),
    devicesDeleted: await inBatches(() => transaction((tx) => deleteDevices(tx, unseen, batch))),
    addressesDeleted: await inBatches(() => transaction((tx) => deleteAddresses(tx, unseen, batch))),
    eventsDeleted: await inBatches(() => transaction((tx) => deleteEvents(tx, events, batch))),
  };
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = 0; count < batchesMax; count++) {
    const done = await work();
    total += done;
    if (done < batch) break;
  }
  return total;
}
