import type { ExternalProvider } from '@ikka/contract';
import * as openId from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import type { IdentityDeps } from '../deps.ts';

/** The site as a client of another house. */
export interface ExternalClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a trip needs to be finished. */
export interface Trip {
  readonly url: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What came of a trip: a person, or why there is none. */
export type TripOutcome =
  | { readonly subject: string; readonly label: string }
  | { readonly failure: 'cancelled' | 'failed' | 'unreachable' };

type ClientDeps = Pick<IdentityDeps, 'settings' | 'externalClients' | 'log'> & { readonly clock: Clock };

/** A provider that does not answer by then is not waited for. */
const timeoutSeconds = 8;
/** How long a provider's own description is believed before it is read again. */
const metadataLifeMs = 3_600_000;
const labelMax = 120;

/**
 * Speaks OpenID Connect with the houses that are configured: code flow with PKCE, state and nonce; the ID token's
 * signature is checked against the provider's keys as they are at that moment, so that a rotation needs nobody.
 */
export function createOpenIdClient(deps: ClientDeps) {
  const described = new Map<string, { readonly metadata: openId.ServerMetadata; readonly readAt: number }>();

  const describe = async (issuer: string, client: ExternalClient): Promise<openId.ServerMetadata> => {
    const now = deps.clock.now().getTime();
    const known = described.get(issuer);
    if (known && now - known.readAt < metadataLifeMs) return known.metadata;
    const found = await openId.discovery(
      new URL(issuer),
      client.clientId,
      undefined,
      openId.ClientSecretPost(client.clientSecret),
      { timeout: timeoutSeconds, execute: isPlain(issuer) ? [openId.allowInsecureRequests] : [] },
    );
    const metadata = found.serverMetadata();
    described.set(issuer, { metadata, readAt: now });
    return metadata;
  };

  /** Made anew for each use: it remembers a provider's keys longer than a rotation may take. */
  const configure = async (provider: ExternalProvider): Promise<openId.Configuration> => {
    const client = deps.externalClients[provider];
    if (client === null) throw new Error(`${provider} is not configured`);
    const issuer = deps.settings.get(`identity.${provider}_issuer`);
    const metadata = await describe(issuer, client);
    const config = new openId.Configuration(
      // Facebook's description leaves its token endpoint out.
      { token_endpoint: deps.settings.get('identity.facebook_token_address'), ...metadata },
      client.clientId,
      undefined,
      openId.ClientSecretPost(client.clientSecret),
    );
    config.timeout = timeoutSeconds;
    if (isPlain(issuer)) openId.allowInsecureRequests(config);
    openId.enableNonRepudiationChecks(config);
    return config;
  };

  return {
    /** The provider is configured and switched on. */
    isOffered: (provider: ExternalProvider): boolean =>
      deps.externalClients[provider] !== null && deps.settings.get(`identity.${provider}_login`),

    /** Where the browser goes. Null when the provider cannot be reached. */
    async begin(provider: ExternalProvider, redirectUri: string, state: string): Promise<Trip | null> {
      try {
        const config = await configure(provider);
        const verifier = openId.randomPKCECodeVerifier();
        const nonce = openId.randomNonce();
        const url = openId.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: provider === 'google' ? 'openid email profile' : 'openid email public_profile',
          state,
          nonce,
          code_challenge: await openId.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // Many people share a device: whoever was there before is not taken for who is there now.
          ...(provider === 'google' ? { prompt: 'select_account' } : {}),
        });
        return { url: url.href, nonce, verifier };
      } catch (error) {
        deps.log.warn({ err: error, provider }, 'a house of log-ins cannot be reached');
        return null;
      }
    },

    /** Spends the code that came back. Never throws: whatever went wrong is an outcome. */
    async finish(
      provider: ExternalProvider,
      cameBackTo: URL,
      trip: Pick<Trip, 'nonce' | 'verifier'> & { readonly state: string },
    ): Promise<TripOutcome> {
      try {
        const tokens = await openId.authorizationCodeGrant(await configure(provider), cameBackTo, {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) return { failure: 'failed' };
        return { subject: claims.sub, label: labelOf(claims) };
      } catch (error) {
        const failure = failureOf(error);
        if (failure !== 'cancelled') {
          deps.log.warn({ err: reasonOf(error), provider }, 'a trip to another house failed');
        }
        return { failure };
      }
    },
  };
}

export type OpenIdClient = ReturnType<typeof createOpenIdClient>;

/** Without encryption only on the machine itself: the setting allows no other. */
const isPlain = (issuer: string): boolean => issuer.startsWith('http:');

function labelOf(claims: openId.IDToken): string {
  const said = [claims.email, claims.name].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof said === 'string' ? said.trim().slice(0, labelMax) : `…${claims.sub.slice(-4)}`;
}

function failureOf(error: unknown): 'cancelled' | 'failed' | 'unreachable' {
  if (error instanceof openId.AuthorizationResponseError) {
    return error.error === 'access_denied' || error.error === 'interaction_required' ? 'cancelled' : 'failed';
  }
  if (error instanceof openId.ClientError && error.code === 'OAUTH_TIMEOUT') return 'unreachable';
  if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) {
    return 'unreachable';
  }
  if (error instanceof openId.ClientError && error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') {
    return 'unreachable';
  }
  return 'failed';
}

/** For the log: a provider's answer may hold tokens, its name for the fault does not. */
function reasonOf(error: unknown): {
  readonly name: string;
  readonly code?: unknown;
  readonly error?: unknown;
} {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { name, code, error: said } = error as Error & { code?: unknown; error?: unknown };
  return { name, code, ...(typeof said === 'string' ? { error: said } : {}) };
}
