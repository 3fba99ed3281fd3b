import type { Call, CallInput, CallOutcome, calls, LanguageCode, Permission } from '@ikka/contract';

/** A member's live session, as transport found it. */
export interface SessionMember {
  readonly memberId: bigint;
  readonly account: string;
  readonly isTrial: boolean;
  /** Ledger currency code: that of real money, or the trial's own. */
  readonly currency: string;
  readonly sessionId: string;
  /** When the member last gave a password, a code or a key in this session; null for a remembered browser and a trial. */
  readonly provenAt: Date | null;
}

/** A play session: one member (real or trial) in one game. */
export interface PlaySession {
  readonly playSessionId: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly isTrial: boolean;
  readonly currency: string;
  readonly gameId: string;
  readonly vassalage: string;
  readonly language: LanguageCode;
}

/** A back-office session that passed its second factor. */
export interface OperatorSession {
  readonly operatorId: bigint;
  readonly username: string;
  readonly permissions: readonly Permission[];
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Who calls and how; every handler receives one. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  /** ISO 3166 code of the visitor's country, where the deployment tells it. */
  readonly country: string | null;
  /** The host by which the site was reached. */
  readonly host: string;
  readonly userAgent: string;
  readonly language: LanguageCode;
  readonly device: string;
  /** Present where the call's token says so, and on `none` calls when a live session came along. */
  readonly member: SessionMember | null;
  readonly play: PlaySession | null;
  readonly operator: OperatorSession | null;
  /** The caller's UUIDv7, on calls that move money. */
  readonly idempotencyKey: string | null;
  readonly cookies: CookieJar;
}

/** The house's own cookies in this request, and those that the answer will set: HttpOnly, same-site, secure where the site is. */
export interface CookieJar {
  read(name: CookieName): string | null;
  write(name: CookieName, value: string, maxAgeSeconds: number): void;
  clear(name: CookieName): void;
}

/** `device` knows a browser again, `remember` brings it back in, `trip` binds a way through another house to it. */
export type CookieName = 'device' | 'remember' | 'trip';

type Proven<C extends Call> = (C['token'] extends 'session' ? { readonly member: SessionMember } : unknown) &
  (C['token'] extends 'play' ? { readonly play: PlaySession } : unknown) &
  (C['token'] extends 'operator' ? { readonly operator: OperatorSession } : unknown) &
  (C extends { idempotency: string } ? { readonly idempotencyKey: string } : unknown);

/** The caller with what transport has already proven about it for this call. */
export type CallerOf<C extends Call> = Caller & Proven<C>;

export type Handler<C extends Call> = (
  input: CallInput<C>,
  caller: CallerOf<C>,
) => Promise<CallOutcome<C>> | CallOutcome<C>;

/** A module's `routes.ts` fills this for its part of the contract; a call without a handler does not compile. */
export type Handlers<Calls extends { readonly [name: string]: Call }> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};

/** A handler for every call of the contract, group by group. */
export type AllHandlers = { readonly [Group in keyof typeof calls]: Handlers<(typeof calls)[Group]> };
