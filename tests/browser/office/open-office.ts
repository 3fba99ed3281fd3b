import { opened, type Page, type TestServer } from '@ikka/test-kit';
import { generate } from 'otplib';
import { beforeAll } from 'vitest';
import { firstOperator } from '../../server/log-in-operator.ts';
import { openHouse } from '../open-house.ts';
import type { textsOf } from '../texts.ts';
import { openVisit, type Visit } from '../visit.ts';

/** Where the browser keeps an operator's session. */
const sessionKey = 'ikka.office.session';

/** A house, and the first operator's page: each story finds it where the one before left it, and leaves it in English. */
export interface Office {
  readonly server: TestServer;
  readonly page: Page;
  readonly keys: Visit['keys'];
  readonly faults: readonly string[];
  /** Of the operator's authenticator, once it is set up. */
  secret: string;
  /** Of the session in this browser; null where nobody is logged in. */
  token(): Promise<string | null>;
  /** Another operator takes the seat at this desk, with a session that he began elsewhere. */
  giveSeatTo(token: string): Promise<void>;
}

/** Opens the house, and the page once for all stories: to load it costs more than most of them do. */
export function openOffice(options: Parameters<typeof openHouse>[0]): Office {
  const house = openHouse(options);
  let own: Visit | undefined;
  beforeAll(async () => {
    own = await openVisit(house.browser, house.server, 'en');
    own.page.setDefaultTimeout(30_000);
  });
  const visit = (): Visit => opened(own);
  return {
    get server() {
      return house.server;
    },
    get page() {
      return visit().page;
    },
    get keys() {
      return visit().keys;
    },
    get faults() {
      return visit().faults;
    },
    secret: '',
    token: () => visit().page.evaluate<string | null>(`localStorage.getItem('${sessionKey}')`),
    async giveSeatTo(token) {
      const { page } = visit();
      // As another tab of the same browser would: one leaves, and what he saw is forgotten before the other comes.
      await page.evaluate(`{
        localStorage.removeItem('${sessionKey}');
        dispatchEvent(new StorageEvent('storage', { key: '${sessionKey}', newValue: null }));
      }`);
      await page.waitForURL(/\/office\/login/);
      await page.evaluate(`{
        localStorage.setItem('${sessionKey}', '${token}');
        dispatchEvent(new StorageEvent('storage', { key: '${sessionKey}', newValue: '${token}' }));
      }`);
      await page.waitForURL(/\/office\/$/);
    },
  };
}

/** Parts of the office's pages, and the steps of its log-in, by their words. */
export function partsOf(office: Office, t: ReturnType<typeof textsOf>) {
  const said = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
  const dialog = () => office.page.getByRole('dialog');
  const button = (name: string) => office.page.getByRole('button', { name, exact: true });
  return {
    said,
    dialog,
    button,
    press: (name: string) => button(name).click(),
    pressThere: (name: string) => dialog().getByRole('button', { name, exact: true }).click(),
    /** No dialog is open any more. */
    gone: () => dialog().waitFor({ state: 'detached' }),
    heading: (name: string) => office.page.getByRole('heading', { name, level: 1, exact: true }),
    go: (name: string) =>
      office.page.getByRole('navigation').getByRole('link', { name, exact: true }).click(),
    async givePassword(password: string = firstOperator.password) {
      await office.page.getByLabel(said('login.username')).fill(firstOperator.username);
      await office.page.getByLabel(said('login.password.label'), { exact: true }).fill(password);
      await button(said('login.continue')).click();
    },
    async typeCode() {
      await office.page.locator('input[inputmode=numeric]').first().focus();
      await office.page.keyboard.type(await generate({ secret: office.secret }), { delay: 20 });
    },
  };
}
