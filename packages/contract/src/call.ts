import type { z } from 'zod';
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
  | 'rounds.read'
  | 'books.read'
  | 'content.read'
  | 'content.write'
  | 'settings.read'
  | 'settings.write'
  | 'audit.read'
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
  readonly limit?: RateLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly refusals: readonly RefusalCode[];
}

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
}

/** What a client sends; members that the call does not have are left out. */
export type CallRequest<C extends Call> = {
  [Key in 'params' | 'query' | 'body' as Member<C, Key> extends z.ZodType ? Key : never]: Sent<
    Member<C, Key>
  >;
};

export type CallAnswer<C extends Call> = z.input<C['answer']>;
export type CallValue<C extends Call> = z.output<C['answer']>;
export type CallRefusalCode<C extends Call> = C['refusals'][number];

/** What a handler returns: the answer's value, or a refusal that the call declares. */
export type CallOutcome<C extends Call> = CallAnswer<C> | Refusal<CallRefusalCode<C> | TransportRefusalCode>;
