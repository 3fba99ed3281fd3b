import { seatGame } from '../index.ts';
import { niuNiu } from './niu-niu.tsx';

export const { open, texts } = seatGame(niuNiu);
