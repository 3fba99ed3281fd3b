import { describe } from 'vitest';
import { contests } from './card-rooms/contests.ts';
import { privateContest } from './card-rooms/private-contest.ts';
import { openCardRooms } from './open-card-rooms.ts';

/** Stories of contests at card tables, beside those of tables for cash: these wait longest. */
describe('contests in card rooms', () => {
  const rooms = openCardRooms();
  contests(rooms);
  privateContest(rooms);
});
