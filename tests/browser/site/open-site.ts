import { opened, type Page } from '@ikka/test-kit';
import { afterEach, beforeAll, expect } from 'vitest';
import { logInOperator } from '../../server/log-in-operator.ts';
import { goWithin } from '../go-within.ts';
import { type Member, memberOf } from '../member-of.ts';
import { type OpenHouse, openHouse } from '../open-house.ts';
import { openVisit, QUIET_PAGE, type Visit } from '../visit.ts';

export const deskScreen = { width: 1440, height: 900 };
export const company = 'Chiragh Games Ltd';

/** A house, and a browser in which its stories are told: each finds the pages where the one before left them. */
export interface Site extends OpenHouse {
  /** A guest at a desk. Each story says in which language it is told; who logs in signs out again. */
  readonly visit: Visit;
  /** Who logs in where a story needs a member. */
  readonly member: Member;
  /** The first operator's session. */
  readonly operator: string;
  /** The operator's page, in the same browser as the guest's, and in the same language. Loaded when it is first needed. */
  office(path: string): Promise<Page>;
}

/** Opens the house, and its pages once for all stories: a new browser reads and compiles the whole site again. */
export function openSite(): Site {
  const house = openHouse({
    settings: {
      'identity.slider_captcha': false,
      'winners.shown_by_default': true,
      'site.company_name': company,
    },
  });
  let parts: Pick<Site, 'visit' | 'member' | 'operator'> | undefined;
  let office: Page | undefined;
  beforeAll(async () => {
    parts = {
      operator: await logInOperator(house.server),
      member: await memberOf(house.server, 'sitemember', 'a-lantern-7'),
      visit: await openVisit(house.browser, house.server, 'en'),
    };
    parts.visit.page.setDefaultTimeout(30_000);
    await parts.visit.go(QUIET_PAGE);
  });
  afterEach(() => {
    expect(known().visit.faults).toEqual([]);
  });
  const known = () => opened(parts);
  return {
    get server() {
      return house.server;
    },
    get browser() {
      return house.browser;
    },
    get visit() {
      return known().visit;
    },
    get member() {
      return known().member;
    },
    get operator() {
      return known().operator;
    },
    async office(path) {
      if (office !== undefined) {
        await goWithin(office, path);
        return office;
      }
      const { visit, operator } = known();
      await visit.page.evaluate(`localStorage.setItem('ikka.office.session', '${operator}')`);
      office = await visit.context.newPage();
      office.setDefaultTimeout(30_000);
      await office.goto(`${house.server.url}${path}`);
      return office;
    },
    faults: house.faults,
  };
}
