import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { type Puzzle, puzzleSize } from './cut-puzzle.ts';
import { createPicturePool } from './picture-pool.ts';
import { insertPuzzle, isPuzzleLive, saveTicket, spendTicketRow, takeCheck } from './store.ts';
import { isInPlace, isPlausibleMove, type SliderMove } from './trail.ts';

/** What a solved puzzle gives, to be sent along with the login or the registration. */
export interface SliderTicket {
  readonly id: string;
  readonly ticket: string;
}

/** Spends the ticket of a call; answers null where all is well, also where no ticket is asked for. */
export type SpendTicket = (
  ticket: SliderTicket | undefined,
) => Promise<Refusal<'captcha.required' | 'captcha.expired' | 'captcha.failed'> | null>;

export interface SliderCaptcha {
  isRequired(): boolean;
  challenge(): Promise<CallAnswer<typeof calls.identity.sliderChallenge> | Refusal<'system.unavailable'>>;
  check(
    move: SliderMove & { readonly id: string },
  ): Promise<{ ticket: string } | Refusal<'captcha.expired' | 'captcha.failed'>>;
  readonly spendTicket: SpendTicket;
}

/** From the picture to the last moment for moving the piece, and as long again for filling in the form. */
const puzzleLifeMs = 2 * 60_000;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/**
 * The slider puzzle: shown once, checked once, its ticket spent once. All of it stands in PostgreSQL, so that any
 * process may answer any step.
 */
export function createSliderCaptcha(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'settings' | 'isModuleOn'>,
  make: () => Promise<Puzzle>,
): SliderCaptcha {
  const { db } = deps.database;
  const pool = createPicturePool(make);
  const isRequired = (): boolean =>
    deps.settings.get('identity.slider_captcha') && deps.isModuleOn('GEETEST3');
  return {
    isRequired,
    async challenge() {
      const puzzle = await pool.take();
      if (puzzle === null) return refuse('system.unavailable', { retryAfterSeconds: 2 });
      const createdAt = deps.clock.now();
      const expiresAt = new Date(createdAt.getTime() + puzzleLifeMs);
      const id = randomUUID();
      await insertPuzzle(db, { id, pieceX: puzzle.pieceX, createdAt, expiresAt });
      const { background, piece, pieceTop } = puzzle;
      return { id, background, piece, ...puzzleSize, pieceTop, expiresAt: expiresAt.toISOString() };
    },
    async check(move) {
      const now = deps.clock.now();
      const shown = await takeCheck(db, move.id, now);
      if (shown === null) return refuse('captcha.expired');
      const shownForMs = now.getTime() - shown.createdAt.getTime();
      if (!isInPlace(move.x, shown.pieceX) || !isPlausibleMove(move, shownForMs)) {
        return refuse('captcha.failed');
      }
      const ticket = randomBytes(24).toString('base64url');
      await saveTicket(db, shown.id, hashOf(ticket), new Date(now.getTime() + puzzleLifeMs));
      return { ticket };
    },
    async spendTicket(ticket) {
      if (!isRequired()) return null;
      if (ticket === undefined) return refuse('captcha.required');
      const now = deps.clock.now();
      if (await spendTicketRow(db, ticket.id, hashOf(ticket.ticket), now)) return null;
      return refuse((await isPuzzleLive(db, ticket.id, now)) ? 'captcha.failed' : 'captcha.expired');
    },
  };
}
