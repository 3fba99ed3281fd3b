import {
  type FirebaseStandIn,
  freePort,
  openBrowser,
  opened,
  startFirebaseStandIn,
  startOpenIdProvider,
  startTestServer,
  type TestOpenIdProvider,
  type TestServer,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openVisit, type Visit } from '../visit.ts';

/** A house that works with others, and one page of it for all stories: each finds it where the one before left it. */
export interface Elsewhere {
  readonly server: TestServer;
  readonly visit: Visit;
  readonly google: TestOpenIdProvider;
  readonly firebase: FirebaseStandIn;
}

/** Opens the house for the suite that calls it; who is asked before its first story has nothing to answer. */
export function openElsewhere(): () => Elsewhere {
  let known: Elsewhere | undefined;
  const close: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const port = await freePort();
    const client = { clientId: 'ikka', clientSecret: 'a secret for tests alone' };
    const callback = `http://127.0.0.1:${port}/wps/session/external/callback/google`;
    const google = await startOpenIdProvider({ ...client, redirectUris: [callback] });
    close.unshift(() => google.close());
    const firebase = await startFirebaseStandIn();
    close.unshift(() => firebase.close());
    firebase.asksCaptcha = true;
    const server = await startTestServer({
      port,
      env: {
        GOOGLE_CLIENT_ID: client.clientId,
        GOOGLE_CLIENT_SECRET: client.clientSecret,
        FIREBASE_API_KEY: 'a key for tests alone',
        RECAPTCHA_URL: firebase.captchaUrl,
      },
      settings: {
        'identity.slider_captcha': false,
        'identity.google_login': true,
        'identity.google_issuer': google.issuer,
        'modules.switched_off': ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3'],
        'identity.sms_login': true,
        'identity.firebase_project': firebase.project,
        'identity.firebase_issuer': firebase.issuer,
        'identity.firebase_jwks': firebase.keysUrl,
        'identity.firebase_address': firebase.address,
        // Games open at another origin than the site: at another name of the same server.
        'site.launch_cdns': [`http://localhost:${port}`],
      },
    });
    close.unshift(() => server.stop());
    const browser = await openBrowser();
    close.unshift(() => browser.close());
    known = { server, visit: await openVisit(browser, server, 'ur'), google, firebase };
  });
  afterEach(() => {
    expect(known?.visit.faults).toEqual([]);
  });
  afterAll(async () => {
    for (const one of close) await one();
  });
  return () => opened(known);
}
