import { openHouse } from './open-house.ts';
import { coupAndFlight } from './tables/coup-and-flight.ts';
import { lottery } from './tables/lottery.ts';

/** Lotteries, coups and flights in one house. Their stories mostly wait for a draw, so all of them run at the same time. */
const house = openHouse();
lottery(house);
coupAndFlight(house);
