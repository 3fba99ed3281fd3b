import type { ExternalProvider, PasskeyProof, PasskeyRegistration } from '@ikka/contract';
import { isRefusal, refuse } from '@ikka/contract';
import type { CookieJar, SessionMember } from '../../../platform/calls.ts';
import type { Browser, Visitor } from '../deps.ts';
import type { LoginParts } from '../login/login.ts';
import { listPasskeys, namePasskey, removePasskey } from '../passkeys/manage-passkeys.ts';
import { passkeyLogin, passkeyLoginOptions } from '../passkeys/passkey-login.ts';
import { passkeyStepUp, passkeyStepUpOptions } from '../passkeys/passkey-step-up.ts';
import { passkeyRegisterOptions, registerPasskey } from '../passkeys/register-passkey.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import type { Newcomer } from '../registration/register.ts';
import { proveMember } from '../step-up/prove-member.ts';
import { isFirebaseOffered } from './ask-firebase.ts';
import { externalLogin } from './external-login.ts';
import { type ExternalRegisterInput, externalRegister } from './external-register.ts';
import { createFirebaseCaptcha } from './firebase-captcha.ts';
import { createFirebasePhone } from './firebase-phone.ts';
import { linkAccount, unlinkAccount } from './link-account.ts';
import { createOpenIdClient } from './open-id-client.ts';
import { linksOf } from './store.ts';
import { beginTrip, endTrip } from './trips.ts';

const providers: readonly ExternalProvider[] = ['google', 'facebook'];

/** The ways in beside name and password that need no code of ours: other houses and passkeys. */
export function createOtherWays(parts: LoginParts) {
  const { deps, news } = parts;
  const openId = createOpenIdClient(deps);
  const firebasePhone = createFirebasePhone(deps);
  const trips = { deps, openId };
  const offered = () => providers.filter(openId.isOffered);

  const links = async ({ memberId }: Pick<SessionMember, 'memberId'>) => {
    const list = await linksOf(deps.database.db, memberId);
    return {
      list: list.map(({ provider, label, linkedAt }) => ({
        provider,
        label,
        linkedAt: linkedAt.toISOString(),
      })),
      offered: offered(),
    };
  };

  return {
    ways: () => ({
      providers: offered(),
      passkeys: relyingParty(deps.publicUrl) !== null,
      firebasePhone: isFirebaseOffered(deps),
    }),
    begin: (provider: ExternalProvider, cookies: CookieJar) => beginTrip(trips, provider, cookies, null),
    /** For the browser that comes back; answers where it goes on to. */
    comeBack: (provider: string | undefined, url: string, cookies: CookieJar) =>
      endTrip(trips, provider, url, cookies),
    login: (ticket: string, browser: Browser) => externalLogin(parts, ticket, browser, browser.cookies),
    register: (input: ExternalRegisterInput, visitor: Newcomer) => externalRegister(parts, input, visitor),
    links,
    async beginLink(provider: ExternalProvider, member: SessionMember, cookies: CookieJar) {
      const present = await linksOf(deps.database.db, member.memberId);
      if (present.some((link) => link.provider === provider)) return refuse('external.already_linked');
      return beginTrip(trips, provider, cookies, member);
    },
    link: async (ticket: string, member: SessionMember, browser: Browser) =>
      (await linkAccount(deps, ticket, member, browser, browser.cookies)) ?? links(member),
    unlink: async (provider: ExternalProvider, member: SessionMember, visitor: Visitor) =>
      (await unlinkAccount(deps, provider, member, visitor)) ?? links(member),
    /** The site key of the reCAPTCHA that goes before a code. */
    firebaseCaptcha: createFirebaseCaptcha(deps),
    sendFirebaseCode: firebasePhone.sendCode,
    checkFirebaseCode: firebasePhone.checkCode,

    passkeyLoginOptions: (cookies: CookieJar) => passkeyLoginOptions(deps, cookies),
    passkeyLogin: (response: PasskeyProof, browser: Browser) =>
      passkeyLogin(parts, response, browser, browser.cookies),
    passkeys: ({ memberId }: SessionMember) => listPasskeys(deps, memberId),
    passkeyRegisterOptions: (member: SessionMember) => passkeyRegisterOptions(deps, member),
    passkeyRegister: async (
      input: { readonly name: string; readonly response: PasskeyRegistration },
      member: SessionMember,
      visitor: Visitor,
    ) => (await registerPasskey(deps, input, member, visitor)) ?? listPasskeys(deps, member.memberId),
    passkeyRename: async ({ memberId }: SessionMember, id: string, name: string) =>
      (await namePasskey(deps, memberId, id, name)) ?? listPasskeys(deps, memberId),
    passkeyRemove: async (id: string, member: SessionMember, visitor: Visitor) =>
      (await removePasskey(deps, id, member, visitor)) ?? listPasskeys(deps, member.memberId),
    passkeyStepUpOptions: (member: SessionMember) => passkeyStepUpOptions(deps, member),
    async passkeyStepUp(response: PasskeyProof, member: SessionMember, visitor: Visitor) {
      const refused = await passkeyStepUp(deps, response, member, visitor);
      if (isRefusal(refused)) return refused;
      const isProven = await proveMember(deps, news, member, 'passkey', visitor);
      return isProven ? {} : refuse('session.required');
    },
  };
}

export type OtherWays = ReturnType<typeof createOtherWays>;
