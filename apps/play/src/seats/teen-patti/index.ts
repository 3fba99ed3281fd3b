import { seatGame } from '../index.ts';
import { teenPatti } from './teen-patti.tsx';

export const { open, texts } = seatGame(teenPatti);
