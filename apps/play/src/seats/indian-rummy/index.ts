import { seatGame } from '../index.ts';
import { indianRummy } from './indian-rummy.tsx';

export const { open, texts } = seatGame(indianRummy);
