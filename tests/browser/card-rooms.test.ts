import { describe } from 'vitest';
import { cardTable } from './card-rooms/card-table.ts';
import { indianRummy } from './card-rooms/indian-rummy.ts';
import { niuNiu } from './card-rooms/niu-niu.ts';
import { privateTable } from './card-rooms/private-table.ts';
import { texasHoldem } from './card-rooms/texas-holdem.ts';
import { waitingList } from './card-rooms/waiting-list.ts';
import { openCardRooms } from './open-card-rooms.ts';

/** Stories of tables for cash: in one house, and in the same two pages, for starting these costs more than most stories do. */
describe('card rooms', () => {
  const rooms = openCardRooms();
  cardTable(rooms);
  waitingList(rooms);
  privateTable(rooms);
  texasHoldem(rooms);
  indianRummy(rooms);
  niuNiu(rooms);
});
