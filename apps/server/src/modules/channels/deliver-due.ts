import type { Channel } from './channels.ts';
import type { Outcome, Ways } from './gateways.ts';
import { nextAttempt } from './next-attempt.ts';
import type { ChannelsParts } from './parts.ts';
import { type Contents, openContents } from './sealed-message.ts';
import { claimDue, markFailed, markSent, putBack, type StoredMessage } from './store.ts';

/** Longer than any gateway is waited for: after it, whoever took a message has died. */
const claimMs = 60_000;
const turnMax = 50;

/**
 * Sends what is due on a channel, one after the other. A message is claimed in a transaction of its own, handed over
 * outside of it, and its result written only while the claim stands: no lock is held while a gateway is slow, and two
 * processes never send the same message knowingly.
 */
export async function deliverDue(parts: ChannelsParts, channel: Channel): Promise<number> {
  const { database, clock, ways } = parts;
  const way = ways[channel];
  if (way === null || way === 'outbox') return 0;
  for (let tried = 0; tried < turnMax; tried += 1) {
    const now = clock.now();
    const claim = await database.transaction((tx) =>
      claimDue(tx, channel, now, new Date(now.getTime() + claimMs)),
    );
    if (claim === null) return tried;
    await settle(parts, claim, await handOver(parts, claim));
  }
  return turnMax;
}

async function handOver({ vault, log, ways }: ChannelsParts, claim: StoredMessage): Promise<Outcome> {
  let contents: Contents;
  try {
    contents = openContents(vault, claim.id, claim.sealed ?? '');
  } catch (error) {
    log.error({ err: error, message: claim.id }, 'a message cannot be opened; was the master key changed?');
    return { state: 'refused', fault: 'unreadable' };
  }
  return offer(ways, claim, contents);
}

async function offer(ways: Ways, { id, channel }: StoredMessage, contents: Contents): Promise<Outcome> {
  const { to, text, subject, html } = contents;
  if (channel === 'sms' && ways.sms !== null && ways.sms !== 'outbox') return ways.sms.send({ id, to, text });
  if (channel === 'mail' && ways.mail !== null && ways.mail !== 'outbox') {
    return ways.mail.send({ id, to, text, subject: subject ?? '', html: html ?? '' });
  }
  throw new Error(`channels: ${channel} has no gateway`);
}

async function settle(
  { database, clock, log }: ChannelsParts,
  claim: StoredMessage,
  outcome: Outcome,
): Promise<void> {
  const { db } = database;
  const at = clock.now();
  if (outcome.state === 'accepted') return markSent(db, claim, at);
  const { fault } = outcome;
  const until = outcome.state === 'unclear' ? nextAttempt(claim.attempts, at, claim.expiresAt) : null;
  const { id, channel, template, attempts } = claim;
  log.warn(
    { message: id, channel, template, attempts, fault, givenUp: until === null },
    'a message was not sent',
  );
  return until === null ? markFailed(db, claim, { fault, at }) : putBack(db, claim, { fault, until });
}
