import {
  type MailStandIn,
  type SmsStandIn,
  startMailStandIn,
  startSmsStandIn,
  startTestServer,
  type TestServer,
} from '@ikka/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { logInOperator } from '../log-in-operator.ts';

/** The key of the house, for what another process of the same site seals. */
export const SECRET_KEY = 'a master key that the processes of one site share';

/** By what a house reaches people: a gateway and a mail server on this machine. */
export const waysToPeople = (sms: SmsStandIn, mail: MailStandIn) => ({
  SMS_URL: sms.url,
  SMS_TOKEN: sms.token,
  SMS_SENDER: 'Ikka',
  SMTP_URL: mail.url,
  MAIL_FROM: 'Ikka <no-reply@ikka.example>',
});

/** One server, which writes into its log all that it ever would, and the outside world of the stories of this folder. */
export interface WaysIn {
  readonly server: TestServer;
  readonly sms: SmsStandIn;
  readonly mail: MailStandIn;
  /** The token of the first operator. */
  readonly operator: string;
}

/** Starts the server before the first story of the suite that calls it, and stops it after the last. */
export function openWaysIn(): WaysIn {
  let sms: SmsStandIn | undefined;
  let mail: MailStandIn | undefined;
  let server: TestServer | undefined;
  let operator: string | undefined;
  beforeAll(async () => {
    [sms, mail] = await Promise.all([startSmsStandIn(), startMailStandIn()]);
    server = await startTestServer({
      env: { SECRET_KEY, LOG_LEVEL: 'trace', ...waysToPeople(sms, mail) },
      settings: { 'identity.slider_captcha': false },
    });
    operator = await logInOperator(server);
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([sms?.stop(), mail?.stop()]);
  });
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined)
      throw new Error('the house opens before the first story, not while stories are collected');
    return part;
  };
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
    get operator() {
      return opened(operator);
    },
  };
}
