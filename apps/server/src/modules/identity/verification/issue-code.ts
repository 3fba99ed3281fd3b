import { createHash } from 'node:crypto';
import { type CallAnswer, type calls, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { addressKey } from '../../../platform/address-key.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Channel, MessageTemplate } from '../../channels/index.ts';
import { emailKey } from '../contacts/email-address.ts';
import type { IdentityDeps } from '../deps.ts';
import { lockedForMs } from '../login/attempt-rules.ts';
import { lockAttempts, saveAttempts } from '../login/store.ts';
import { codeRules, countRequest } from './code-limits.ts';
import { type CodeSubject, codeHash, newCode, subjectHash } from './code-secrets.ts';
import { insertCode } from './store.ts';
import { writeMessage } from './write-message.ts';

export interface CodeRequest extends CodeSubject {
  readonly channel: Channel;
  readonly language: LanguageCode;
  readonly template: MessageTemplate;
  /** Who asks, for the limit of an address. */
  readonly ip: string;
  /**
   * What requests are counted for in place of the contact, where who asks does not name it: else a second question about
   * the contact would tell whose it is.
   */
  readonly countedFor?: string;
  /** The contact belongs to nobody: the same work is done, and nothing is sent. */
  readonly isDecoy?: boolean;
}

type CodeSent = CallAnswer<typeof calls.identity.smsCode>;
type IssueDeps = Pick<IdentityDeps, 'clock' | 'settings' | 'vault' | 'channels'>;

const triesMax = 5;
const minuteMs = 60_000;

/** The same for a mailbox however it is written; a mobile number is in E.164 already. */
export const contactKey = (channel: Channel, contact: string): string =>
  channel === 'mail' ? emailKey(contact) : contact;

/**
 * Sends a code of six digits, good for `identity.code_minutes`, five tries and one use, and for this purpose, contact and
 * member alone; older ones of the same end. Answers after how many minutes another may be asked for, or how many seconds
 * are missing (`code.too_many`): requests are counted for the contact and for the address.
 */
export async function issueCode(
  deps: IssueDeps,
  tx: Transaction,
  request: CodeRequest,
): Promise<CodeSent | Refusal<'code.too_many' | 'channel.unavailable'>> {
  if (!deps.channels.isAvailable(request.channel)) return refuse('channel.unavailable');
  const now = deps.clock.now();
  const allowed = await countRequests(deps, tx, request, now);
  if ('waitMs' in allowed) {
    return refuse('code.too_many', { retryAfterSeconds: Math.ceil(allowed.waitMs / 1_000) });
  }
  const id = uuidv7({ msecs: now.getTime() });
  const code = newCode();
  const expiresAt = new Date(now.getTime() + deps.settings.get('identity.code_minutes') * minuteMs);
  const contact = contactKey(request.channel, request.contact);
  await insertCode(tx, {
    id,
    purpose: request.purpose,
    subjectHash: subjectHash(deps.vault, { ...request, contact }),
    memberId: request.memberId,
    codeHash: codeHash(deps.vault, id, code),
    triesLeft: triesMax,
    createdAt: now,
    expiresAt,
  });
  const { channel, language, template, memberId } = request;
  await writeMessage(
    deps.channels,
    tx,
    { channel, to: request.contact, language, template, values: { code }, memberId, expiresAt },
    request.isDecoy ?? false,
  );
  return { expiredMinutes: Math.ceil(allowed.pauseMs / minuteMs) };
}

/**
 * Counts this request for its contact and its address, or says how long to wait. The two rows stay locked to the end of the
 * transaction, so that requests for one contact come one after the other.
 */
export async function countRequests(
  deps: Pick<IdentityDeps, 'settings'>,
  tx: Transaction,
  from: Pick<CodeRequest, 'channel' | 'contact' | 'countedFor' | 'ip'>,
  now: Date,
): Promise<{ readonly waitMs: number } | { readonly pauseMs: number }> {
  const rules = codeRules(
    deps.settings.get('identity.sms_countdown_minutes'),
    deps.settings.get('identity.too_many_requests_minutes'),
  );
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  const countedFor = from.countedFor ?? contactKey(from.channel, from.contact);
  const keys = [
    { keyHash: hashed(`code contact\0${countedFor}`), rule: rules.contact },
    { keyHash: hashed(`code address\0${addressKey(from.ip)}`), rule: rules.address },
  ];
  const known = await lockAttempts(
    tx,
    keys.map(({ keyHash }) => keyHash),
  );
  const waitMs = Math.max(0, ...known.map((requests) => lockedForMs(requests, now)));
  if (waitMs > 0) return { waitMs };
  const counted = keys.map(({ keyHash, rule }) => {
    const requests = known.find((row) => row.keyHash.equals(keyHash)) ?? null;
    return { keyHash, ...countRequest(requests, rule, now) };
  });
  await saveAttempts(tx, counted);
  return { pauseMs: Math.max(...counted.map((requests) => lockedForMs(requests, now))) };
}
