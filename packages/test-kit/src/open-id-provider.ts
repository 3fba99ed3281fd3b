import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type AdapterFactory, type Configuration, interactionPolicy } from 'oidc-provider';
import { openIdMemory } from './open-id-memory.ts';

/** A person who is logged in at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
}

/** A real OpenID Connect provider on this machine, whose log-in page answers by itself. */
export interface TestOpenIdProvider {
  readonly issuer: string;
  /** Who presses "continue" on its page; `null` presses "cancel". */
  person: ProviderPerson | null;
  /** While true it answers nothing but faults. */
  isDown: boolean;
  /** While true none of its keys are published: its tokens are as good as forged. */
  hidesKeys: boolean;
  /** Signs with a new key from now on, and knows nothing of the old one. */
  rotateKeys(): Promise<void>;
  /**
   * Goes where a browser would go from this address, until it is sent to one that does not belong to the provider, and
   * answers that one.
   */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

export interface OpenIdProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Leaves the token endpoint out of its description, as Facebook does. */
  readonly hidesTokenEndpoint?: boolean;
}

export async function startOpenIdProvider(options: OpenIdProviderOptions): Promise<TestOpenIdProvider> {
  const state = { person: { sub: 'person-1' } as ProviderPerson | null, isDown: false, hidesKeys: false };
  const memory = openIdMemory();
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the provider listens nowhere');
  const issuer = `http://127.0.0.1:${address.port}`;

  const renew = async () => {
    provider = new Provider(issuer, await configurationOf(options, state, memory));
  };
  await renew();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const current = provider;
    if (state.isDown || current === null) {
      response.writeHead(503).end();
      return;
    }
    const path = request.url?.split('?')[0] ?? '';
    if (state.hidesKeys && path === '/jwks') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"keys":[]}');
      return;
    }
    if (path.startsWith('/interaction/')) return continueAs(current, request, response, state.person);
    if (options.hidesTokenEndpoint && path === '/.well-known/openid-configuration') {
      return hideTokenEndpoint(current, request, response);
    }
    await current.callback()(request, response);
  }

  return {
    issuer,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(isDown) {
      state.isDown = isDown;
    },
    get hidesKeys() {
      return state.hidesKeys;
    },
    set hidesKeys(hidesKeys) {
      state.hidesKeys = hidesKeys;
    },
    rotateKeys: renew,
    visit: (url) => visit(url, issuer),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function configurationOf(
  options: OpenIdProviderOptions,
  state: { readonly person: ProviderPerson | null },
  adapter: AdapterFactory,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key: JWK = { ...(await exportJWK(privateKey as CryptoKey)), use: 'sig', kid: crypto.randomUUID() };
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key as never] },
    cookies: { keys: ['a key for tests alone'] },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: { openid: ['sub'], email: ['email'], profile: ['name'], public_profile: ['name'] },
    conformIdTokenClaims: false,
    adapter,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { policy: askingWho(), url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...state.person, sub }) }),
  };
}

/** As Google does, it lets its person choose another account where it is asked to, also one who is there already. */
function askingWho(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** The log-in page: its person logs in and consents at once, or goes away. */
async function continueAs(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  person: ProviderPerson | null,
): Promise<void> {
  if (person === null) {
    const denied = { error: 'access_denied', error_description: 'the person went away' };
    return provider.interactionFinished(request, response, denied, { mergeWithLastSubmission: false });
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  return provider.interactionFinished(request, response, {
    login: { accountId: person.sub, remember: false },
    consent: { grantId },
    select_account: {},
  });
}

/** Its own description, without the token endpoint. */
async function hideTokenEndpoint(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const end = response.end.bind(response);
  response.end = ((chunk?: unknown) => {
    const { token_endpoint: _hidden, ...rest } = JSON.parse(String(chunk)) as Record<string, unknown>;
    const body = JSON.stringify(rest);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    return end(body);
  }) as typeof response.end;
  await provider.callback()(request, response);
}

async function visit(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hop = 0; hop < 10; hop++) {
    if (!url.startsWith(issuer)) return url;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined) cookies.set(name, value ?? '');
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url).href;
  }
  throw new Error('the provider sends its browser around in circles');
}
