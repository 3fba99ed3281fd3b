import { describe } from 'vitest';
import { openCardRooms } from './open-card-rooms.ts';
import { fairPlay } from './rooms/fair-play.ts';
import { fishHalls } from './rooms/fish-halls.ts';
import { operatorOf } from './rooms/operator-of.ts';

/** Fish halls, and card tables for money: rooms that an operator looks into, too. */
describe('rooms in which people play together, and their operator', () => {
  const rooms = openCardRooms({ settings: { 'identity.slider_captcha': false } });
  const operator = operatorOf(rooms);
  fishHalls(rooms, operator);
  fairPlay(rooms, operator);
});
