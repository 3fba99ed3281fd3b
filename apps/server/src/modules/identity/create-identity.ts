import type { LanguageCode } from '@ikka/contract';
import type { CookieJar, SessionMember } from '../../platform/calls.ts';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { type Pause, pauseForReal } from '../../platform/pause.ts';
import { accountNameKey } from './accounts/account-name.ts';
import { accountsByName } from './accounts/accounts-by-name.ts';
import { findMembers, membersLike } from './accounts/find-members.ts';
import { downlineOf, isDownline, uplineOf } from './accounts/line-store.ts';
import { memberInfo } from './accounts/member-info.ts';
import { openTrial } from './accounts/open-trial.ts';
import { findPersonal, setLanguage, setNickname } from './accounts/personal-store.ts';
import { accountsAway, findAccount, namesOfAccounts } from './accounts/store.ts';
import { releaseMember, suspendMember } from './accounts/suspend-member.ts';
import { cutPuzzle, type Puzzle } from './captcha/cut-puzzle.ts';
import { type DrawnCode, drawCode } from './captcha/draw-code.ts';
import { createImageCaptcha } from './captcha/image-captcha.ts';
import { createSliderCaptcha } from './captcha/slider-captcha.ts';
import { cleanUp } from './clean-up.ts';
import { countries } from './contacts/countries.ts';
import { createBrowsers } from './create-browsers.ts';
import { createProofs } from './create-proofs.ts';
import { createSupport } from './create-support.ts';
import type { Browser, IdentityDeps, Visitor } from './deps.ts';
import { readDevices } from './devices/device-cookie.ts';
import { browserSince, membersOfTokens } from './devices/store.ts';
import { createOtherWays } from './external/create-other-ways.ts';
import { createFirebaseTokens } from './external/firebase-token.ts';
import { type LoginInput, type LoginParts, login } from './login/login.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { affiliateOf, isAgentValue } from './registration/affiliates/check-affiliate.ts';
import { closeAffiliate } from './registration/affiliates/close-affiliate.ts';
import { type AffiliateWish, createAffiliate } from './registration/affiliates/create-affiliate.ts';
import { listAffiliates } from './registration/affiliates/list-affiliates.ts';
import { type Newcomer, type RegisterInput, register } from './registration/register.ts';
import { registerSettings } from './registration/register-settings.ts';
import { sendRegisterCode } from './registration/send-register-code.ts';
import { logout } from './sessions/logout.ts';
import { mustChangePassword } from './sessions/must-change-password.ts';
import type { OperatorActor } from './sessions/operator-actor.ts';
import { overBefore, sessionLife } from './sessions/session-limits.ts';
import { createSessionLookup } from './sessions/session-lookup.ts';
import { createSessionNews } from './sessions/session-news.ts';
import { hashOfToken } from './sessions/session-token.ts';
import { createSessionUses } from './sessions/session-uses.ts';
import { findSession, liveSessionsOf, touchSessions } from './sessions/store.ts';

/** The costly parts, which a test may watch or replace. */
export interface IdentityCrafts {
  readonly hasher?: PasswordHasher;
  readonly makePuzzle?: () => Promise<Puzzle>;
  readonly drawCode?: () => Promise<DrawnCode>;
  readonly pause?: Pause;
}

/** A list of those below an agent is counted no further than this. */
const downlineMost = 10_000;

/** Accounts, sessions and how people prove who they are. */
export function createIdentity(deps: IdentityDeps, crafts: IdentityCrafts = {}) {
  const { hasher = createPasswordHasher(), makePuzzle = cutPuzzle, pause = pauseForReal } = crafts;
  const { db } = deps.database;
  const lookup = createSessionLookup(
    {
      find: (tokenHash) => findSession(db, tokenHash),
      touch: (id, at, unlessSince) => touchSessions(db, [id], at, unlessSince),
    },
    deps.clock,
    () => sessionLife(deps.settings),
  );
  const news = createSessionNews(deps, lookup.forget);
  deps.signals.onGap(lookup.forgetAll);
  const slider = createSliderCaptcha(deps, makePuzzle);
  const image = createImageCaptcha(deps, crafts.drawCode ?? drawCode);
  const parts: LoginParts = {
    deps,
    hasher,
    news,
    spendTicket: slider.spendTicket,
    imageCaptcha: image,
    pause,
    firebase: createFirebaseTokens(deps),
  };
  return {
    /** The second step of a log-in, remembered browsers, devices, sessions and the log. */
    browsers: createBrowsers(parts),
    /** Step-up, authenticator, passwords, contacts and recovery. */
    proofs: createProofs({ deps, hasher, news }),
    register: (input: RegisterInput, visitor: Newcomer) => register(parts, 'username', input, visitor),
    registerMobile: (input: RegisterInput, visitor: Newcomer) => register(parts, 'mobile', input, visitor),
    sendRegisterCode: (
      asked: Parameters<typeof sendRegisterCode>[1],
      visitor: Parameters<typeof sendRegisterCode>[2],
    ) => sendRegisterCode(deps, asked, visitor),
    /** Whether an affiliate's code counts on a host. */
    isAffiliateCode: async (code: string, host: string) => (await affiliateOf(deps, code, host)) !== null,
    affiliates: (filter: Parameters<typeof listAffiliates>[1], page: Parameters<typeof listAffiliates>[2]) =>
      listAffiliates(deps.database, filter, page),
    createAffiliate: (wish: AffiliateWish, by: OperatorActor) => createAffiliate(deps, wish, by),
    closeAffiliate: (code: string, by: OperatorActor) => closeAffiliate(deps, code, by),
    login: (input: LoginInput, browser: Browser) => login(parts, input, browser),
    openTrial: (visitor: Visitor) => openTrial(deps, news, visitor),
    logout: (member: SessionMember, visitor: Visitor) => logout(deps, news, member, visitor),
    /** The member behind a token, or null. Cheap enough for every request. */
    session: lookup.session,
    /** Whether a session lives, by its id; asking counts as using it. For what lives as long as the session does. */
    isSessionLive: createSessionUses(deps),
    /** Told in every process, whichever of them ended the sessions. */
    onSessionsEnded: news.on,
    memberInfo: async (member: Pick<SessionMember, 'memberId' | 'sessionId'>) => ({
      ...(await memberInfo(deps, member.memberId)),
      mustChangePassword: await mustChangePassword(deps, member),
    }),
    /** The member's VIP level, as the pages show it. */
    rankOf: (memberId: bigint) => deps.rankOf(memberId),
    registerSettings: () => registerSettings(deps, { slider: slider.isRequired(), image: image.isOn() }),
    /** Countries whose mobile numbers are accepted, in the order for a reader of this language. */
    countries: (language: LanguageCode) => countries(deps.settings.get('identity.countries'), language),
    imageCaptcha: image.show,
    sliderChallenge: slider.challenge,
    sliderCheck: slider.check,
    findMembers: (filter: Parameters<typeof findMembers>[1], page: Parameters<typeof findMembers>[2]) =>
      findMembers(deps.database, filter, page),
    membersLike: (search: string) => membersLike(deps.database, search),
    /** The accounts of these names, and the names that nobody has. */
    accountsByName: (names: readonly string[]) => accountsByName(deps.database, names),
    /** Null for a number that nobody has. */
    member: (memberId: bigint) => findAccount(db, memberId),
    /** The agent under whom a member stands; null where there is none. */
    uplineOf: (memberId: bigint) => uplineOf(db, memberId),
    isAgent: async (memberId: bigint) => {
      const found = await findAccount(db, memberId);
      return found !== null && isAgentValue(found.agentValue);
    },
    isDownline: (agentId: bigint, memberId: bigint) => isDownline(db, agentId, memberId),
    /** Who stands right under an agent, by name, counted no further than a list goes. */
    downlineOf: (
      agentId: bigint,
      search: string,
      page: { readonly limit: number; readonly offset: number },
    ) => downlineOf(db, agentId, accountNameKey(search), page, downlineMost),
    /** The members who proved to be one in this browser, as far as its cookie knows. */
    membersOfBrowser: (cookies: Pick<CookieJar, 'read'>) =>
      membersOfTokens(db, readDevices(cookies).known.map(hashOfToken)),
    /** The names of several members, in one query; whom nobody knows is left out. */
    namesOf: (memberIds: readonly bigint[]) => namesOfAccounts(db, memberIds),
    /** Which of these members have not logged in since an instant. */
    awaySince: (memberIds: readonly bigint[], since: Date) => accountsAway(db, memberIds, since),
    /** How to call a member and where he can be written to; null for a number that nobody has. */
    personal: (memberId: bigint, on: Queryable = db) => findPersonal(on, memberId),
    /** In the transaction of whoever checked the name. */
    setNickname: (tx: Transaction, memberId: bigint, nickname: string) => setNickname(tx, memberId, nickname),
    /** The language in which the house writes to a member from now on. */
    setLanguage: (memberId: bigint, language: LanguageCode) => setLanguage(db, memberId, language),
    /** The member's live sessions, newest first. */
    sessionsOf: (memberId: bigint) =>
      liveSessionsOf(db, memberId, overBefore(sessionLife(deps.settings), deps.clock.now())),
    suspendMember: (memberId: bigint, reason: string, operator: OperatorActor) =>
      suspendMember(deps, news, memberId, reason, operator),
    releaseMember: (memberId: bigint, reason: string, operator: OperatorActor) =>
      releaseMember(deps, news, memberId, reason, operator),
    /** When the member first proved to be one in the browser of a session; null where that is not known. */
    browserSince: (sessionId: string) => browserSince(db, sessionId),
    /** What operators see and do of a member's protection. */
    support: createSupport(parts),
    /** Other houses and passkeys. */
    otherWays: createOtherWays(parts),
    /** For a job, every minute. */
    cleanUp: () => cleanUp(deps, news),
  };
}

export type Identity = ReturnType<typeof createIdentity>;
