import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a token says beside the usual; what is given replaces what an honest one would say. */
export interface FirebaseClaims {
  readonly [claim: string]: unknown;
}

/** Firebase's phone log-in as far as this product speaks with it: codes, tokens, and the keys they are signed with. */
export interface FirebaseStandIn {
  readonly project: string;
  readonly issuer: string;
  readonly keysUrl: string;
  readonly address: string;
  /** The script of its captcha, which every hand may solve in two presses. */
  readonly captchaUrl: string;
  /** The site key of that captcha. */
  readonly siteKey: string;
  /** How often the site key was asked for. */
  readonly siteKeysAsked: number;
  /** Asks for a token of the captcha with every number, each good for one code, as Firebase does; not so at first. */
  asksCaptcha: boolean;
  /** Codes that were sent, by number. */
  readonly codes: ReadonlyMap<string, string>;
  /** Refuses every request by this name of an error, as Firebase writes it; null for none. */
  error: string | null;
  /** While true it answers nothing but faults. */
  isDown: boolean;
  /** Signs with a new key from now on, and publishes that one alone. */
  rotateKeys(): Promise<void>;
  /** A token as it gives one to whoever proved this number at this moment. */
  tokenOf(phone: string, at: Date, claims?: FirebaseClaims): Promise<string>;
  close(): Promise<void>;
}

export async function startFirebaseStandIn(now: () => Date = () => new Date()): Promise<FirebaseStandIn> {
  const project = 'ikka-tests';
  const codes = new Map<string, string>();
  const sessions = new Map<string, string>();
  const solved = new Set<string>();
  const siteKey = `site-key-${randomUUID()}`;
  const state = { error: null as string | null, isDown: false, asksCaptcha: false, siteKeysAsked: 0 };
  let signing = await newKey();

  const server = createServer(async (request, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (state.isDown) return say(503, { error: { message: 'UNAVAILABLE' } });
    if (request.url === '/keys') return say(200, { keys: [signing.published] });
    if (request.url?.startsWith('/recaptcha/api.js?')) {
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(
          captchaScript(
            new URL(request.url, root).searchParams.get('onload') ?? '',
            `${root}/recaptcha/solve`,
          ),
        );
    }
    if (request.url === `/recaptcha/solve?k=${siteKey}`) {
      const token = randomUUID();
      solved.add(token);
      return response
        .writeHead(200, { 'Content-Type': 'text/plain', 'Access-Control-Allow-Origin': '*' })
        .end(token);
    }
    if (state.error !== null) return say(400, { error: { code: 400, message: state.error } });
    if (request.url?.startsWith('/v1/recaptchaParams?key=')) {
      state.siteKeysAsked += 1;
      return say(200, { recaptchaSiteKey: siteKey });
    }
    const body = await readJson(request);
    if (request.url?.startsWith('/v1/accounts:sendVerificationCode?key=')) {
      if (state.asksCaptcha && !solved.delete(String(body.recaptchaToken))) {
        return say(400, { error: { message: 'CAPTCHA_CHECK_FAILED : No token of ours.' } });
      }
      const phone = String(body.phoneNumber);
      const sessionInfo = randomUUID();
      sessions.set(sessionInfo, phone);
      codes.set(phone, String(100_000 + (sessions.size % 900_000)));
      return say(200, { sessionInfo });
    }
    if (request.url?.startsWith('/v1/accounts:signInWithPhoneNumber?key=')) {
      const phone = sessions.get(String(body.sessionInfo));
      if (phone === undefined) return say(400, { error: { message: 'SESSION_EXPIRED' } });
      if (codes.get(phone) !== body.code)
        return say(400, { error: { message: 'INVALID_CODE : The code is wrong.' } });
      sessions.delete(String(body.sessionInfo));
      return say(200, { idToken: await tokenOf(phone, now()), phoneNumber: phone });
    }
    return say(404, { error: { message: 'NOT_FOUND' } });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the stand-in listens nowhere');
  const root = `http://127.0.0.1:${bound.port}`;

  async function tokenOf(phone: string, at: Date, claims: FirebaseClaims = {}): Promise<string> {
    const seconds = Math.floor(at.getTime() / 1_000);
    const said = {
      iss: `${root}/${project}`,
      aud: project,
      sub: `user of ${phone}`,
      jti: randomUUID(),
      iat: seconds,
      auth_time: seconds,
      exp: seconds + 3_600,
      phone_number: phone,
      firebase: { sign_in_provider: 'phone', identities: { phone: [phone] } },
      ...claims,
    };
    return new SignJWT(said)
      .setProtectedHeader({ alg: 'RS256', kid: signing.published.kid, typ: 'JWT' })
      .sign(signing.privateKey);
  }

  return {
    project,
    issuer: root,
    keysUrl: `${root}/keys`,
    address: `${root}/v1`,
    captchaUrl: `${root}/recaptcha/api.js`,
    siteKey,
    get siteKeysAsked() {
      return state.siteKeysAsked;
    },
    get asksCaptcha() {
      return state.asksCaptcha;
    },
    set asksCaptcha(asksCaptcha) {
      state.asksCaptcha = asksCaptcha;
    },
    codes,
    get error() {
      return state.error;
    },
    set error(error) {
      state.error = error;
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(isDown) {
      state.isDown = isDown;
    },
    async rotateKeys() {
      signing = await newKey();
    },
    tokenOf,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** As reCAPTCHA's: a box to tick, and a frame over the page, which the tick makes seen, with what is left to do. */
const captchaScript = (onload: string, solveAt: string): string => `
  window.grecaptcha = {
    render(place, { sitekey, theme, callback, 'error-callback': fail }) {
      const tick = document.createElement('button');
      tick.textContent = 'I am a person';
      tick.style.cssText = 'inline-size: 304px; block-size: 78px';
      tick.dataset.theme = theme;
      const over = document.createElement('div');
      over.style.cssText = 'position: absolute; top: -10000px; visibility: hidden';
      const frame = document.createElement('iframe');
      over.append(frame);
      place.append(tick);
      document.body.append(over);
      const verify = frame.contentDocument.createElement('button');
      verify.textContent = 'Verify';
      frame.contentDocument.body.append(verify);
      tick.onclick = () => { over.style.cssText = 'position: absolute; top: 90px; visibility: visible'; };
      verify.onclick = () => fetch('${solveAt}?k=' + sitekey).then((said) => said.text()).then(callback, fail);
    },
  };
  window['${onload}']();
`;

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const published = {
    ...(await exportJWK(publicKey as CryptoKey)),
    kid: randomUUID(),
    use: 'sig',
    alg: 'RS256',
  };
  return { privateKey: privateKey as CryptoKey, published };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
}
