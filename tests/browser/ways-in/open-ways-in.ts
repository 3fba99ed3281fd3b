import {
  type Browser,
  openBrowser,
  opened,
  type SmsStandIn,
  startSmsStandIn,
  startTestServer,
  type TestServer,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { clientOf } from '../../server/client-of.ts';
import { logInOperator } from '../../server/log-in-operator.ts';
import { changeSettings } from '../../server/under-settings.ts';
import type { StoryLanguage } from '../texts.ts';
import { openVisit, type Visit } from '../visit.ts';

/** The password of everybody who comes in here, as long as he knows it. */
export const password = 'lantern-7-bazaar';

/** A house with every way in open, and one browser in whose page all of its stories are told, each where the one before left it. */
export interface WaysIn {
  readonly server: TestServer;
  /** The gateway that delivers what goes out by SMS; mail is read in the outbox. */
  readonly sms: SmsStandIn;
  readonly operator: string;
  readonly visit: Visit;
  /** A story begins: in this language, nothing stands above the page, and nobody is in. */
  begin(language: StoryLanguage): Promise<void>;
  /** Changes settings as an operator does; answers what they were. */
  change(settings: Readonly<Record<string, unknown>>): ReturnType<typeof changeSettings>;
}

interface Opened {
  readonly server: TestServer;
  readonly operator: string;
  readonly visit: Visit;
}

export function openWaysIn(): WaysIn {
  let sms: SmsStandIn | undefined;
  let browser: Browser | undefined;
  let server: TestServer | undefined;
  let known: Opened | undefined;
  beforeAll(async () => {
    sms = await startSmsStandIn();
    server = await startTestServer({
      // Passkeys want a name for a host.
      host: 'localhost',
      env: sms.env,
      settings: {
        'modules.switched_off': [],
        'identity.slider_captcha': false,
        'identity.sms_login': true,
        'identity.mobile_registration': true,
        'identity.sms_verification': true,
        'identity.forced_password_change': true,
      },
    });
    browser = await openBrowser();
    const operator = await logInOperator(server);
    known = { server, operator, visit: await openVisit(browser, server, 'en') };
  });
  afterEach(() => {
    expect(known?.visit.faults).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await sms?.stop();
  });
  return {
    get server() {
      return opened(known).server;
    },
    get sms() {
      return opened(sms);
    },
    get operator() {
      return opened(known).operator;
    },
    get visit() {
      return opened(known).visit;
    },
    async begin(language) {
      const { visit } = opened(known);
      await visit.clear();
      await visit.leave();
      await visit.speak(language);
    },
    change(settings) {
      const { server, operator } = opened(known);
      return changeSettings(clientOf(server, operator), settings);
    },
  };
}
