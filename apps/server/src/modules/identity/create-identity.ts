import type { SessionMember } from '../../platform/calls.ts';
import { findMembers } from './accounts/find-members.ts';
import { memberInfo } from './accounts/member-info.ts';
import { openTrial } from './accounts/open-trial.ts';
import { findAccount } from './accounts/store.ts';
import { releaseMember, suspendMember } from './accounts/suspend-member.ts';
import { cutPuzzle, type Puzzle } from './captcha/cut-puzzle.ts';
import { createSliderCaptcha } from './captcha/slider-captcha.ts';
import { cleanUp } from './clean-up.ts';
import type { IdentityDeps, Visitor } from './deps.ts';
import { type LoginInput, type LoginParts, login } from './login/login.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { type RegisterInput, register } from './registration/register.ts';
import { registerSettings } from './registration/register-settings.ts';
import { endSessions, logout, type OperatorActor } from './sessions/end-sessions.ts';
import { overBefore, sessionLife } from './sessions/session-limits.ts';
import { createSessionLookup } from './sessions/session-lookup.ts';
import { createSessionNews } from './sessions/session-news.ts';
import { findSession, liveSessionsOf, touchLiveSession, touchSession } from './sessions/store.ts';

/** The costly parts, which a test may watch or replace. */
export interface IdentityCrafts {
  readonly hasher?: PasswordHasher;
  readonly makePuzzle?: () => Promise<Puzzle>;
}

/** Accounts, sessions and how people prove who they are. */
export function createIdentity(deps: IdentityDeps, crafts: IdentityCrafts = {}) {
  const { hasher = createPasswordHasher(), makePuzzle = cutPuzzle } = crafts;
  const { db } = deps.database;
  const lookup = createSessionLookup(
    {
      find: (tokenHash) => findSession(db, tokenHash),
      touch: (id, at, unlessSince) => touchSession(db, id, at, unlessSince),
    },
    deps.clock,
    () => sessionLife(deps.settings),
  );
  const news = createSessionNews(deps, lookup.forget);
  deps.signals.onGap(lookup.forgetAll);
  const slider = createSliderCaptcha(deps, makePuzzle);
  const parts: LoginParts = { deps, hasher, news, spendTicket: slider.spendTicket };
  return {
    register: (input: RegisterInput, visitor: Visitor) => register(parts, input, visitor),
    login: (input: LoginInput, visitor: Visitor) => login(parts, input, visitor),
    openTrial: (visitor: Visitor) => openTrial(deps, news, visitor),
    logout: (member: SessionMember, visitor: Visitor) => logout(deps, news, member, visitor),
    /** The member behind a token, or null. Cheap enough for every request. */
    session: lookup.session,
    /** Whether a session lives, by its id; asking counts as using it. For what lives as long as the session does. */
    isSessionLive: (sessionId: string) =>
      touchLiveSession(
        db,
        sessionId,
        deps.clock.now(),
        overBefore(sessionLife(deps.settings), deps.clock.now()),
      ),
    /** Told in every process, whichever of them ended the sessions. */
    onSessionsEnded: news.on,
    memberInfo: (memberId: bigint) => memberInfo(deps.database, memberId),
    registerSettings: () =>
      registerSettings(
        deps.settings.get('identity.register_fields'),
        deps.settings.get('site.legal_age'),
        slider.isRequired(),
      ),
    sliderChallenge: slider.challenge,
    sliderCheck: slider.check,
    findMembers: (filter: Parameters<typeof findMembers>[1], page: Parameters<typeof findMembers>[2]) =>
      findMembers(deps.database, filter, page),
    /** Null for a number that nobody has. */
    member: (memberId: bigint) => findAccount(db, memberId),
    /** The member's live sessions, newest first. */
    sessionsOf: (memberId: bigint) =>
      liveSessionsOf(db, memberId, overBefore(sessionLife(deps.settings), deps.clock.now())),
    suspendMember: (memberId: bigint, reason: string, operator: OperatorActor) =>
      suspendMember(deps, news, memberId, reason, operator),
    releaseMember: (memberId: bigint, reason: string, operator: OperatorActor) =>
      releaseMember(deps, news, memberId, reason, operator),
    endSessions: (memberId: bigint, operator: OperatorActor) => endSessions(deps, news, memberId, operator),
    /** For a job, every minute. */
    cleanUp: () => cleanUp(deps, news),
  };
}

export type Identity = ReturnType<typeof createIdentity>;
