import { z } from 'zod';
import type { ModuleId } from './modules.ts';
import type { Refusal, RefusalCode, TransportRefusalCode } from './refusals.ts';

/**
 * Whose token a call needs.
 * - `none`: anyone; a member's session is recognised when one is sent, and never required.
 * - `session`: a member's live session.
 * - `play`: the play session that a game's page got for its launch token.
 * - `operator`: a back-office session that has passed its second factor.
 */
export type TokenKind = 'none' | 'session' | 'play' | 'operator';

/** What an operator must be allowed to do; a role is a set of these. */
export type Permission =
  | 'members.read'
  | 'members.write'
  | 'agents.write'
  | 'documents.review'
  | 'rounds.read'
  | 'integrity.read'
  | 'integrity.write'
  | 'books.read'
  | 'deposits.read'
  | 'deposits.match'
  | 'withdrawals.read'
  | 'withdrawals.review'
  | 'withdrawals.pay'
  | 'adjustments.read'
  | 'adjustments.write'
  | 'freezes.write'
  | 'bonuses.read'
  | 'bonuses.write'
  | 'alarms.read'
  | 'alarms.write'
  | 'trading.read'
  | 'trading.write'
  | 'content.read'
  | 'content.write'
  | 'messages.read'
  | 'messages.write'
  | 'support.answer'
  | 'settings.read'
  | 'settings.write'
  | 'audit.read'
  | 'outbox.read'
  | 'operators.read'
  | 'operators.write';

/** How often one caller (member, or address where nobody is logged in) may make the call. */
export interface RateLimit {
  readonly points: number;
  readonly perSeconds: number;
}

/** One call of the product as data. Routes, client, documentation and the test matrix are made from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  /** The switch of the whitelabel tree that turns the call off; `null` for calls outside it. */
  readonly module: ModuleId | null;
  readonly token: TokenKind;
  readonly permission?: Permission;
  /** The body travels as `{ value: <compact JWE> }`. */
  readonly encrypted?: true;
  /** The body travels form-urlencoded instead of as JSON; all of its fields are texts. */
  readonly form?: true;
  /**
   * The call moves money or points and needs an `Idempotency-Key` (a UUIDv7).
   * - `stored`: transport remembers the first answer and gives it again.
   * - `owned`: the operation itself is keyed by it (a round's id), so no second store is needed.
   */
  readonly idempotency?: 'stored' | 'owned';
  /** Open while the site is under maintenance or restricted (status, sign-out, the back office). */
  readonly always?: true;
  /** A trial account may not make the call: it answers `member.real_account_required`. */
  readonly realOnly?: true;
  /** The member must have proven to be one within `identity.fresh_minutes`: else `session.not_fresh`. */
  readonly fresh?: true;
  readonly limit?: RateLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** In place of a JSON body the call takes the bare bytes of one file, no more than `upload.image_max_bytes`. */
  readonly upload?: { readonly types: readonly string[] };
  /** The call answers the bare bytes of a file, of one of these types, and no envelope; refusals still come in one. */
  readonly download?: readonly string[];
  readonly answer: z.ZodType;
  readonly refusals: readonly RefusalCode[];
}

/** The types of pictures that can be uploaded. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

/** What a call with `download` answers with. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** `forever` where the address names the content itself; `never` for what is one person's alone. */
  readonly cache: 'forever' | 'never';
}
export const servedFile = z.custom<ServedFile>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value,
);

/** A file that is written while it is sent, with the name under which a browser keeps it. */
export interface ServedStream {
  readonly stream: AsyncIterable<string>;
  readonly name: string;
  readonly type: string;
  readonly cache: 'never';
}
export const servedStream = z.custom<ServedStream>(
  (value) => typeof value === 'object' && value !== null && 'stream' in value,
);

/** Declares a call, keeping its exact types for routes and clients. */
export const call = <const C extends Call>(declared: C): C => declared;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Member<C, Key extends string> = C extends { [K in Key]: infer Schema } ? Schema : undefined;

/** What a handler receives, parsed. */
export interface CallInput<C extends Call> {
  readonly params: Parsed<Member<C, 'params'>>;
  readonly query: Parsed<Member<C, 'query'>>;
  readonly body: Parsed<Member<C, 'body'>>;
  /** What was uploaded, as it came; of its type nothing is known yet but what the sender says. */
  readonly upload: C extends { upload: unknown } ? Uint8Array : undefined;
}

/** What a client sends; members that the call does not have are left out. */
export type CallRequest<C extends Call> = {
  [Key in 'params' | 'query' | 'body' as Member<C, Key> extends z.ZodType ? Key : never]: Sent<
    Member<C, Key>
  >;
} & (C extends { upload: unknown } ? { readonly file: Blob } : unknown);

export type CallAnswer<C extends Call> = z.input<C['answer']>;
export type CallValue<C extends Call> = z.output<C['answer']>;
export type CallRefusalCode<C extends Call> = C['refusals'][number];

/** What a handler returns: the answer's value, or a refusal that the call declares. */
export type CallOutcome<C extends Call> = CallAnswer<C> | Refusal<CallRefusalCode<C> | TransportRefusalCode>;
