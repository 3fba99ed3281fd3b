import { openHouse } from './open-house.ts';
import { coupAndFlight } from './tables/coup-and-flight.ts';
import { lottery } from './tables/lottery.ts';

/** What many play as one, in one house: its stories mostly wait for a clock, and are all told at the same time. */
const house = openHouse();
lottery(house);
coupAndFlight(house);
