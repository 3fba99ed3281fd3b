import { BeingPrepared } from '../../platform/being-prepared.ts';
import { followChain, type Step } from './follow-chain.ts';
import { findHead, noteDue, type Whose } from './head-store.ts';
import { type Holder, type RecordsParts, stretchMaxOf } from './parts.ts';

export interface Read {
  readonly accountId: bigint;
  /** How many transfers of the chain the record holds: what comes later is not among the entries up to this place. */
  readonly version: bigint;
}

/** Steps for which whoever asks waits: the stretch that is missing, and the places that a job has noted in it. */
const stepsWaited = 4;

async function whoseOf(parts: RecordsParts, { memberId, currency }: Holder): Promise<Whose> {
  const code = parts.currencyCode(currency);
  return { memberId, currency: code, accountId: await parts.ledger.memberAccount(memberId, 'cash', code) };
}

/**
 * For whoever asks for a record: brings it up to the ledger, whoever wrote what before. Where more than one stretch is missing it
 * notes so for the job and throws `BeingPrepared`: nothing is answered from a record that lacks anything.
 */
export async function bringUp(
  parts: RecordsParts,
  holder: Holder,
  timeZone = parts.settings.get('site.time_zone'),
): Promise<Read> {
  const whose = await whoseOf(parts, holder);
  const { accountId } = whose;
  const [head, account] = await Promise.all([
    findHead(parts.database.db, accountId),
    parts.ledger.account(accountId),
  ]);
  if (account === undefined) throw new Error(`member ${holder.memberId} has no cash account ${accountId}`);
  const read = head?.version ?? 0n;
  if (head?.timeZone === timeZone && read === account.version && head.dueAt === null)
    return { accountId, version: read };
  if (account.version - read <= BigInt(stretchMaxOf(parts))) {
    for (let steps = 0; steps < stepsWaited; steps += 1) {
      const step = await followChain(parts, whose, { timeZone, mayPass: false });
      if (step?.isDone) return { accountId, version: step.version };
    }
  }
  await noteDue(parts.database.db, [whose], parts.clock.now());
  throw new BeingPrepared(Number((read * 100n) / account.version));
}

/**
 * For jobs: so many steps along a chain at most, until the record holds everything. A record that another process reads on is left
 * to it: null.
 */
export async function readOn(parts: RecordsParts, holder: Holder, stepsMost: number): Promise<Step | null> {
  const whose = await whoseOf(parts, holder);
  const timeZone = parts.settings.get('site.time_zone');
  let last: Step | null = null;
  for (let steps = 0; steps < stepsMost; steps += 1) {
    last = await followChain(parts, whose, { timeZone, mayPass: true });
    if (last === null || last.isDone) break;
  }
  return last;
}
