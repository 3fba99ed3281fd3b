import type { Page } from '@ikka/test-kit';
import { logInOperator } from '../../server/log-in-operator.ts';
import { goWithin } from '../go-within.ts';
import { deskScreen } from '../open-card-rooms.ts';
import type { OpenHouse } from '../open-house.ts';
import { openPage } from '../trial-page.ts';

/** The first operator of a house. */
export interface Operator {
  session(): Promise<string>;
  /** His page, in English, at an address of the office: only the first is loaded. */
  goTo(path: string): Promise<Page>;
}

/** The operator, who comes when a story first asks for him. */
export function operatorOf(house: OpenHouse): Operator {
  let begun: Promise<string> | undefined;
  let page: Page | undefined;
  const session = () => {
    begun ??= logInOperator(house.server);
    return begun;
  };
  return {
    session,
    async goTo(path) {
      if (page !== undefined) {
        await goWithin(page, path);
        return page;
      }
      page = await openPage(house, 'en', deskScreen);
      await page.addInitScript(`localStorage.setItem('ikka.office.session', '${await session()}')`);
      await page.goto(`${house.server.url}${path}`);
      // Before the application has taken over it hears of no other language.
      await page.getByRole('navigation').waitFor();
      return page;
    },
  };
}
