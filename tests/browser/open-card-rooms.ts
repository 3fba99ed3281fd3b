import { opened, type Page } from '@ikka/test-kit';
import { beforeAll } from 'vitest';
import { type OpenHouse, openHouse } from './open-house.ts';
import { openPage } from './trial-page.ts';

export const phoneScreen = { width: 390, height: 844 };
export const deskScreen = { width: 1440, height: 900 };

/** A house, and the pages in which its stories of card tables are played: each story finds them where the one before left them. */
export interface CardRooms extends OpenHouse {
  /** A phone, in Urdu. */
  readonly phone: Page;
  /** A desk, in English. */
  readonly desk: Page;
}

/** Opens the house, and its pages once for all stories: a new browser reads and compiles the whole game again. */
export function openCardRooms(options?: Parameters<typeof openHouse>[0]): CardRooms {
  const house = openHouse(options);
  let phone: Page | undefined;
  let desk: Page | undefined;
  beforeAll(async () => {
    phone = await openPage(house, 'ur', phoneScreen);
    desk = await openPage(house, 'en', deskScreen);
  });
  return {
    get server() {
      return house.server;
    },
    get browser() {
      return house.browser;
    },
    get phone() {
      return opened(phone);
    },
    get desk() {
      return opened(desk);
    },
    faults: house.faults,
  };
}
