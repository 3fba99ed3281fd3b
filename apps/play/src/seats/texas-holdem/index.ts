import { seatGame } from '../index.ts';
import { texasHoldem } from './texas-holdem.tsx';

export const { open, texts } = seatGame(texasHoldem);
