import {
  type FirebaseStandIn,
  freePort,
  type MailStandIn,
  opened,
  type SmsStandIn,
  startFirebaseStandIn,
  startMailStandIn,
  startOpenIdProvider,
  startSmsStandIn,
  startTestServer,
  type TestOpenIdProvider,
  type TestServer,
} from '@ikka/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { logInOperator } from './log-in-operator.ts';

/** The key of the house, for what another process of the same site seals. */
export const SECRET_KEY = 'a master key that the processes of one site share';

/** As who the house is known to the other one. */
export const googleClient = { clientId: 'ikka', clientSecret: 'a secret that is nowhere to be read' };

/** One server, which writes into its log all that it ever would, with the outside world and the settings of all its stories. */
export interface House {
  readonly server: TestServer;
  readonly sms: SmsStandIn;
  readonly mail: MailStandIn;
  readonly firebase: FirebaseStandIn;
  readonly google: TestOpenIdProvider;
  /** The token of the first operator. */
  readonly operator: string;
}

/** Starts the server before the first story of the suite that calls it, and stops it after the last. */
export function openHouse(): House {
  let sms: SmsStandIn | undefined;
  let mail: MailStandIn | undefined;
  let firebase: FirebaseStandIn | undefined;
  let google: TestOpenIdProvider | undefined;
  let server: TestServer | undefined;
  let operator: string | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const redirectUris = [`http://127.0.0.1:${port}/wps/session/external/callback/google`];
    [sms, mail, firebase, google] = await Promise.all([
      startSmsStandIn(),
      startMailStandIn(),
      startFirebaseStandIn(),
      startOpenIdProvider({ ...googleClient, redirectUris }),
    ]);
    server = await startTestServer({
      port,
      env: {
        SECRET_KEY,
        LOG_LEVEL: 'trace',
        COUNTRY_HEADER: 'X-Country',
        FIREBASE_API_KEY: 'a key for tests alone',
        GOOGLE_CLIENT_ID: googleClient.clientId,
        GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
        ...sms.env,
        ...mail.env,
      },
      settings: {
        'modules.switched_off': [],
        'identity.slider_captcha': false,
        'identity.sms_login': true,
        'identity.mobile_registration': true,
        'identity.sms_verification': true,
        'identity.google_login': true,
        'identity.google_issuer': google.issuer,
        'identity.firebase_project': firebase.project,
        'identity.firebase_issuer': firebase.issuer,
        'identity.firebase_jwks': firebase.keysUrl,
        'identity.firebase_address': firebase.address,
        'play.minimum_spin_ms': 0,
        'upload.image_max_bytes': 400_000,
      },
    });
    operator = await logInOperator(server);
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([sms?.stop(), mail?.stop(), firebase?.close(), google?.close()]);
  });
  return {
    get server() {
      return opened(server);
    },
    get sms() {
      return opened(sms);
    },
    get mail() {
      return opened(mail);
    },
    get firebase() {
      return opened(firebase);
    },
    get google() {
      return opened(google);
    },
    get operator() {
      return opened(operator);
    },
  };
}
