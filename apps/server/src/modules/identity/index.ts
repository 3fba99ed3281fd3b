export type { Account, AccountState } from './accounts/account.ts';
export type { MemberPage } from './accounts/find-members.ts';
export type { CleanUpReport } from './clean-up.ts';
export { createIdentity, type Identity } from './create-identity.ts';
export type { IdentityDeps, Visitor } from './deps.ts';
export { identityRoutes, registerSettingsRoute } from './routes.ts';
export type { OperatorActor } from './sessions/end-sessions.ts';
export type { SessionsEnded } from './sessions/session-news.ts';
